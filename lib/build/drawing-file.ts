import { Children, cloneElement, isValidElement, type SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Colors } from "@/components/media/colors";
import { drawingSource, parseDrawing } from "@/components/media/svg";

/** A drawing as an SVG file of its own, in fixed colours. */
export function drawingFile(
  file: string,
  colors: Colors,
  props: SVGProps<SVGSVGElement> = {},
): string {
  return renderToStaticMarkup(
    cloneElement(parseDrawing(file, colors.fill(drawingSource(file))), {
      xmlns: "http://www.w3.org/2000/svg",
      color: colors.color("--on-surface"),
      ...props,
    }),
  );
}

/** The colour of the lowest shape of a drawing, which covers it whole. */
export function fillOf(file: string, colors: Colors): string | undefined {
  const drawing = parseDrawing(file, colors.fill(drawingSource(file)));
  const [lowest] = Children.toArray(drawing.props.children);
  return isValidElement<SVGProps<SVGElement>>(lowest)
    ? lowest.props.fill
    : undefined;
}
