import type Hls from "hls.js";

const HLS_TYPE = "application/vnd.apple.mpegurl";

/** Media time that is kept ready ahead of the player, in seconds. */
const AHEAD_SECONDS = 30;
const BEHIND_SECONDS = 60;

interface Loading {
  /** Its playlist on this site. */
  url: string;
  /** Where playing begins, in seconds. */
  from: number;
  /** It can't be played, or no longer. */
  onFailure: () => void;
}

/**
 * Loads a program into a video. The code that plays HLS is fetched only by browsers that need it.
 * @returns a function that lets go of it
 */
export async function loadProgram(video: HTMLVideoElement, loading: Loading): Promise<() => void> {
  if (playsHls(video)) return loadDirectly(video, loading);
  const { default: Player } = await import("hls.js");
  if (!Player.isSupported()) {
    loading.onFailure();
    return () => undefined;
  }
  return loadWith(Player, video, loading);
}

/** Some versions of Chromium say that they play HLS, but their support is young. Apple's is the reference. */
const playsHls = (video: HTMLVideoElement): boolean =>
  video.canPlayType(HLS_TYPE) !== "" && navigator.vendor.startsWith("Apple");

function loadDirectly(video: HTMLVideoElement, { url, from, onFailure }: Loading): () => void {
  video.src = url;
  video.currentTime = from;
  video.addEventListener("error", onFailure);
  return () => {
    video.removeEventListener("error", onFailure);
    video.removeAttribute("src");
    video.load();
  };
}

function loadWith(
  Player: typeof Hls,
  video: HTMLVideoElement,
  { url, from, onFailure }: Loading,
): () => void {
  const player = new Player({
    startPosition: from,
    // Pieces are fragmented MP4, so there is nothing to convert.
    enableWorker: false,
    maxBufferLength: AHEAD_SECONDS,
    backBufferLength: BEHIND_SECONDS,
    // Captions are `<track>` elements, the same in all browsers.
    renderTextTracksNatively: false,
  });
  let mends = 0;
  player.on(Player.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    mends += 1;
    if (mends > MOST_MENDS) onFailure();
    else if (type === Player.ErrorTypes.MEDIA_ERROR) player.recoverMediaError();
    else if (type === Player.ErrorTypes.NETWORK_ERROR) setTimeout(() => player.startLoad(), AGAIN_MS);
    else onFailure();
  });
  player.on(Player.Events.FRAG_BUFFERED, () => {
    mends = 0;
  });
  player.loadSource(url);
  player.attachMedia(video);
  return () => player.destroy();
}

/** Fatal errors in a row before the page says so. */
const MOST_MENDS = 3;
const AGAIN_MS = 1_500;
