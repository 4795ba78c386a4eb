import { newKey } from "./new-key";

const CHANNEL = "showrunner-session";
const LOOK = "showrunner-look";

/** Identifies this page, so that it can ignore its own messages. */
const self = typeof window === "undefined" ? "" : newKey();

const channelOf = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

/** Makes the browser's other pages check immediately who is signed in and to which workspace. */
export function announceSessionChange(): void {
  const channel = channelOf();
  channel?.postMessage(self);
  channel?.close();
}

/** Makes this page check its session, because a call was rejected without one. */
export const recheckSession = (): void => void window.dispatchEvent(new Event(LOOK));

/** Calls `look` on every such change; returns the unsubscribe function. */
export function onSessionChange(look: () => void): () => void {
  const heard = ({ data }: MessageEvent) => data !== self && look();
  const channel = channelOf();
  channel?.addEventListener("message", heard);
  window.addEventListener(LOOK, look);
  return () => {
    window.removeEventListener(LOOK, look);
    channel?.close();
  };
}
