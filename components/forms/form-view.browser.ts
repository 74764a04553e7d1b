import { chatUrl, mailtoUrl } from "@/lib/enquiry/message";

export type Control =
  | HTMLInputElement
  | HTMLTextAreaElement
  | HTMLSelectElement;

/** Which text the note beside the button shows after a failure: whether the message may have been sent. */
export type FailedText = "lead" | "uncertain";

/**
 * What the states of a form show, on the server's HTML. Only attributes, the texts of errors and the overlay are ours;
 * elements that others have added or wrapped stay.
 */
export function formView(root: HTMLElement, names: string[]) {
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector);
  const button = find<HTMLButtonElement>("[type=submit]");
  const draftNote = find("[data-draft]");
  const controls = new Map<string, Control>();
  for (const name of names) {
    const control = find<Control>(`[name="${name}"]`);
    if (control) controls.set(name, control);
  }
  let overlay: HTMLElement | undefined;

  return {
    controls,
    draftNote,
    showError(name: string, text: string | undefined) {
      const control = controls.get(name);
      const error = find(`[data-error="${name}"]`);
      const place = error?.querySelector("span");
      if (!control || !error || !place) return;
      if (place.textContent !== (text ?? "")) place.textContent = text ?? "";
      error.hidden = !text;
      if (text) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      const note = text ? error.id : find(`#${control.id}-hint`)?.id;
      if (note) control.setAttribute("aria-describedby", note);
      else control.removeAttribute("aria-describedby");
    },
    /** Locks the form and covers the page while a message is on its way. */
    setBusy(isBusy: boolean, label: string) {
      // A choice cannot be read-only.
      for (const control of controls.values())
        if ("readOnly" in control) control.readOnly = isBusy;
        else control.inert = isBusy;
      if (button) button.disabled = isBusy;
      overlay?.remove();
      overlay = undefined;
      const model = find("[data-overlay]");
      if (!isBusy || !model) return;
      // In the body, because a transformed ancestor would contain the fixed overlay.
      overlay = model.cloneNode(true) as HTMLElement;
      overlay.setAttribute("role", "status");
      overlay.setAttribute("aria-label", label);
      overlay.hidden = false;
      document.body.append(overlay);
    },
    /** @param reason the words of a toast, if its code has not come */
    showFailed(shown: FailedText | undefined, reason?: string) {
      button?.removeAttribute("aria-describedby");
      for (const note of root.querySelectorAll<HTMLElement>("[data-failed]")) {
        note.hidden = note.dataset.failed !== shown;
        note.querySelector("[role=alert]")?.remove();
        if (note.hidden) continue;
        button?.setAttribute("aria-describedby", note.id);
        if (!reason) continue;
        const alert = document.createElement("b");
        alert.setAttribute("role", "alert");
        alert.textContent = reason;
        note.prepend(alert);
      }
    },
    updateChannels(to: string, subject: string, message: string) {
      for (const note of root.querySelectorAll("[data-failed]"))
        for (const link of note.querySelectorAll("a"))
          if (link.protocol === "mailto:")
            link.href = mailtoUrl(to, subject, message);
          else if (link.dataset.contact === "chat") {
            link.dataset.plain ??= link.href;
            link.href = chatUrl(link.dataset.plain, message);
          }
    },
    /** Brings the button back to the visitor after a failure. */
    showButton() {
      // The disabled button has lost the focus.
      if (document.activeElement === document.body)
        button?.focus({ preventScroll: true });
      // Away from the lower edge, where toasts would cover it.
      button?.scrollIntoView({ block: "center" });
    },
    /** Returns whether a bot has filled in the honeypot, and empties it, so that a second submission is accepted. */
    emptyHoneypot(): boolean {
      const field = find<HTMLInputElement>("[data-honeypot]");
      if (!field?.value) return false;
      field.value = "";
      return true;
    },
  };
}
