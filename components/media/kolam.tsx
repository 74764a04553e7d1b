import type { SVGProps } from "react";
import { Svg } from "@/lib/brand/svg";

/** A figure of dots and one line. The line has the colour `color`, the dots `--dot`. */
export function Kolam({
  name,
  ...props
}: { name: KolamName } & SVGProps<SVGSVGElement>) {
  return <Svg file={`content/brand/drawings/kolam/${name}.svg`} {...props} />;
}

export type KolamName =
  | `avatar-${1 | 2 | 3 | 4 | 5}`
  | "cta"
  | "spinner"
  | "not-found"
  | `seats-${1 | 2 | 3 | 9}`
  | "stat-100"
  | "process"
  | "thank-you"
  | `why-${"communication" | "expertise" | "innovation" | "security"}`;
