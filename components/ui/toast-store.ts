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

export function dismissToast(id: number): void {
  keep((toast) => toast.id !== id);
}

export function dismissToasts(topic: string): void {
  keep((toast) => toast.topic !== topic);
}

function keep(isKept: (toast: Toast) => boolean): void {
  const toasts = toastStore.getState();
  if (!toasts.every(isKept)) toastStore.setState(toasts.filter(isKept));
}
