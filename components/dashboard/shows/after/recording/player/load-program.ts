import type Hls from "hls.js";
import { fetchHls, mendErrors, playsHls } from "@/lib/hls/hls";

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
  const Player = await fetchHls();
  if (Player) return loadWith(Player, video, loading);
  loading.onFailure();
  return () => undefined;
}

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
    // 1080p is loaded where it's seen: full screen, or on a large one.
    capLevelToPlayerSize: true,
    // Captions are `<track>` elements, the same in all browsers.
    renderTextTracksNatively: false,
  });
  mendErrors(Player, player, onFailure);
  player.loadSource(url);
  player.attachMedia(video);
  return () => player.destroy();
}
