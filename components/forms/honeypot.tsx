/**
 * A field that only bots fill in. Without a name and a label, autofill, password managers and forms sent without script
 * ignore it. The Tab key and assistive technology do not reach it.
 */
export function Honeypot() {
  return (
    <input
      type="text"
      className="visually-hidden"
      data-honeypot=""
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
    />
  );
}
