import { Store } from "@/lib/room/store";

export interface Notice {
  text: string;
  tone: "ok" | "danger";
}

const SHOWN_MS = 7_000;

const store = new Store<Notice | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current notice to the viewer. */
export const notices: Pick<Store<Notice | null>, "get" | "subscribe"> = store;

/** Shows a notice for a moment, replacing the previous one. */
export function say(tone: Notice["tone"], text: string): void {
  store.set({ tone, text });
  clearTimeout(timer);
  timer = setTimeout(() => store.set(null), SHOWN_MS);
}
