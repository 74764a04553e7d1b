/**
 * A field that only programs fill in. Without a name and a label it is nothing to autofill and password managers, it is
 * out of reach of the Tab key and hidden from assistive technology, and a form sent without script leaves it out.
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

/** Whether the field was filled in. It is emptied: whoever sends again is taken for a person. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>("[data-honeypot]");
  if (!field?.value) return false;
  field.value = "";
  return true;
}
