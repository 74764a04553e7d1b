/** Says to a screen reader what sighted visitors see in the arrow: this link opens a new tab. */
export function NewTab({ children }: { children: string }) {
  return <span className="visually-hidden"> {children}</span>;
}
