import type { UseFormReturn } from "react-hook-form";
import type { Draft } from "@/lib/enquiry/draft";
import { type FieldValues, ownFields } from "@/lib/enquiry/form-fields";
import { cut, oneLine } from "@/lib/enquiry/sanitize";

type Form = Pick<UseFormReturn<FieldValues>, "getValues" | "setValue">;

/**
 * Fills in the subject that a link to the form names by `?subject=`, or that a topic above the form has. A subject that
 * the visitor has typed stays. The title of the panel is a topic's and never a link's: anybody can write a link.
 */
export function askedSubject(
  root: HTMLElement,
  { getValues, setValue }: Form,
  signal: AbortSignal,
) {
  const section = root.closest("section") ?? root;
  const find = <E extends HTMLElement>(selector: string) => [
    ...section.querySelectorAll<E>(selector),
  ];
  const topics = find<HTMLInputElement>("[data-topics] input");
  /** The first one is the server's choice. */
  const pictures = find("[data-picture]");
  const [title] = find("[data-asked]");
  const initialTitle = title?.textContent ?? "";
  const hasSubject = root.querySelector("[name=subject]") !== null;
  const { searchParams } = new URL(location.href);
  const subject = (hasSubject && searchParams.get("subject")) || "";
  const linked = cut(oneLine(subject), ownFields.subject.limit);
  /** What the link asks for besides a topic, such as a price. */
  let rest = findTopic(linked) ? "" : linked;
  /** The last subject that is not the visitor's own text. */
  let asked = "";

  for (const topic of topics)
    topic.addEventListener("change", () => choose(topic), { signal });

  function choose(topic: HTMLInputElement) {
    if (isFree()) write(rest ? `${topic.value}: ${rest}` : topic.value);
    show(topic);
  }

  function isFree() {
    return ["", asked, linked].includes(getValues("subject") ?? "");
  }

  function write(subject: string) {
    asked = subject;
    setValue("subject", subject, { shouldValidate: true });
  }

  /** The topic that the subject is or has a word of. */
  function findTopic(subject: string) {
    const words = subject.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return topics.find(
      ({ value, dataset }) =>
        value === subject ||
        dataset.words?.split(" ").some((word) => words.includes(word)),
    );
  }

  function show(topic: HTMLInputElement | undefined) {
    for (const other of topics) other.checked = other === topic;
    if (title) title.textContent = topic?.dataset.title ?? initialTitle;
    const picture = pictures.find(
      ({ dataset }) => dataset.picture === topic?.value,
    );
    for (const other of pictures)
      other.hidden = other !== (picture ?? pictures[0]);
  }

  /** Unless the visitor has scrolled away from the form, which the URL names. */
  function showFirstEmptyField() {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { top } = section.getBoundingClientRect();
    if (Math.abs(top - Number.parseFloat(scrollPaddingTop)) > 1) return;
    const fields = root.querySelectorAll<HTMLInputElement>("[name]");
    [...fields]
      .find(({ value }) => !value)
      ?.scrollIntoView({ block: "nearest" });
  }

  return {
    /** Call it when the fields have what the visitor has typed. */
    restore(draft: Draft) {
      asked = draft.asked ?? "";
      if (linked && isFree()) write(linked);
      const pressed = topics.find(({ checked }) => checked);
      if (pressed) choose(pressed);
      else if (asked && asked === getValues("subject")) show(findTopic(asked));
      // The text above the field may wrap into other lines until the font is there.
      if (linked) document.fonts.ready.then(showFirstEmptyField);
    },
    /** Marks a subject that is not the visitor's own text, so that the next link may replace it. */
    mark(values: FieldValues): Draft {
      return asked && values.subject === asked ? { ...values, asked } : values;
    },
    reset() {
      asked = rest = "";
      show(undefined);
      const url = new URL(location.href);
      url.searchParams.delete("subject");
      history.replaceState(history.state, "", url);
    },
  };
}
