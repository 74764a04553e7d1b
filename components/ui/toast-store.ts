import { createStore } from "@/lib/store";

export type Toast = {
  id: number;
  tone: "success" | "error";
  text: string;
  /** What it is about; a new attempt at the same dismisses it. */
  topic: string;
};

/** The most toasts on the screen; an older one makes room. */
export const toastLimit = 20;

let lastId = 0;

/** The toasts that are shown. They outlive pages, so one shown before a route change is read after it. */
export const toastStore = createStore<readonly Toast[]>([]);

/** Shows a text to the visitor, as text and nothing added. */
export function toast(tone: Toast["tone"], text: string, topic: string): void {
  lastId += 1;
  const toasts = [...toastStore.getState(), { id: lastId, tone, text, topic }];
  toastStore.setState(toasts.slice(-toastLimit));
}

/** Dismisses one toast by its id, or all about a topic. */
export function dismissToasts(idOrTopic: Toast["id"] | Toast["topic"]): void {
  const isKept = ({ id, topic }: Toast) =>
    id !== idOrTopic && topic !== idOrTopic;
  toastStore.setState(toastStore.getState().filter(isKept));
}
