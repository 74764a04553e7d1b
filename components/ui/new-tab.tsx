import { ui } from "@/lib/content/load";

/** Says to a screen reader what sighted visitors see in the arrow: this link opens a new tab. */
export function NewTab() {
  return <span className="visually-hidden"> {ui.newTab}</span>;
}
