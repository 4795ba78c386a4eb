import { newKey } from "./new-key";

const CHANNEL = "showrunner-session";
const LOOK = "showrunner-look";

/** This page's own name, so that it does not take its own news for somebody else's. */
const self = typeof window === "undefined" ? "" : newKey();

const channelOf = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

/** Makes the other pages of this browser look at once who is signed in and where. */
export function tellOtherPages(): void {
  const channel = channelOf();
  channel?.postMessage(self);
  channel?.close();
}

/** Makes this page look: a call of it was refused for want of a session. */
export const lookAgain = (): void => void window.dispatchEvent(new Event(LOOK));

/** Calls back at every such news; returns how to stop. */
export function onSessionNews(look: () => void): () => void {
  const heard = ({ data }: MessageEvent) => data !== self && look();
  const channel = channelOf();
  channel?.addEventListener("message", heard);
  window.addEventListener(LOOK, look);
  return () => {
    window.removeEventListener(LOOK, look);
    channel?.close();
  };
}
