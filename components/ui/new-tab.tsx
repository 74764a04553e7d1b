/** Says to a screen reader what sighted visitors see in the arrow: this link opens a new tab. */
export function NewTab({ text }: { text: string }) {
  return <span className="visually-hidden"> {text}</span>;
}
