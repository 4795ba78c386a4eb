import { Store } from "@/lib/room/store";

export interface Notice {
  text: string;
  tone: "ok" | "danger";
}

const SHOWN_MS = 7_000;

const store = new Store<Notice | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is said to the viewer now. */
export const notices: Pick<Store<Notice | null>, "get" | "subscribe"> = store;

/** Says one thing for a moment, in the place of what was said before. */
export function say(tone: Notice["tone"], text: string): void {
  store.set({ tone, text });
  clearTimeout(timer);
  timer = setTimeout(() => store.set(null), SHOWN_MS);
}
