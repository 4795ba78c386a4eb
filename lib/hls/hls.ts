import type Hls from "hls.js";

const HLS_TYPE = "application/vnd.apple.mpegurl";
/** Fatal errors in a row until it has failed. */
const MOST_MENDS = 3;
const AGAIN_MS = 1_500;

/**
 * Whether the browser's own player is used. Some versions of Chromium say that they play HLS, but their support is
 * young. Apple's is the reference.
 */
export const playsHls = (video: HTMLVideoElement): boolean =>
  video.canPlayType(HLS_TYPE) !== "" && navigator.vendor.startsWith("Apple");

/** Fetches the code that plays HLS; null if this browser can't use it. */
export async function fetchHls(): Promise<typeof Hls | null> {
  const { default: Player } = await import("hls.js");
  return Player.isSupported() ? Player : null;
}

/** Recovers from errors. Calls `onFailure` if it can't, and the player has to be made again. */
export function mendErrors(Player: typeof Hls, player: Hls, onFailure: () => void): void {
  let mends = 0;
  player.on(Player.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    mends += 1;
    // Without a master playlist, there is nothing to continue with.
    if (mends > MOST_MENDS || player.levels.length === 0) onFailure();
    else if (type === Player.ErrorTypes.MEDIA_ERROR) player.recoverMediaError();
    else if (type === Player.ErrorTypes.NETWORK_ERROR) setTimeout(() => player.startLoad(), AGAIN_MS);
    else onFailure();
  });
  player.on(Player.Events.FRAG_BUFFERED, () => {
    mends = 0;
  });
}
