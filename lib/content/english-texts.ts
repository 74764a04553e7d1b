import { phoneFormats } from "@/lib/enquiry/formats";
import { mainRoutes } from "./pages";

/** The texts that a file may leave out while `locale` is English. In another language the check asks for them. */
export function englishTexts(site: unknown) {
  const rule: keyof typeof phoneFormats = Object(Object(site).accepts).phone;
  return [
    ...mainRoutes.flatMap(({ id, navLabel: text }) =>
      text ? [{ file: id, path: ["menu"], text }] : [],
    ),
    ...Object.entries({
      "carousel.kind": "carousel",
      "carousel.slideKind": "slide",
      "form.phoneHint": phoneFormats[rule]?.hint ?? "",
      "form.toasts.list": "Notifications alt+T",
    }).map(([at, text]) => ({ file: "interface", path: at.split("."), text })),
  ];
}
