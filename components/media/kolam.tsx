import type { SVGProps } from "react";
import { Svg } from "@/lib/content/brand/svg";

/**
 * A figure of dots and one line. The line has the colour `color`, the dots `--dot`.
 * @param name of a file in content/brand/drawings/kolam
 */
export function Kolam({
  name,
  ...props
}: { name: string } & SVGProps<SVGSVGElement>) {
  return <Svg file={`content/brand/drawings/kolam/${name}.svg`} {...props} />;
}
