import type Hls from "hls.js";
import { fetchHls, mendErrors, playsHls } from "@/lib/hls/hls";

/** Media time that is kept ready ahead of the player, in seconds. */
const AHEAD_SECONDS = 30;
const BEHIND_SECONDS = 60;
/** Chromium shows a frame so close to the end only once it has all of it, which hls.js says only once something plays. */
const LAST_SECONDS = 1;

interface Loading {
  /** Its playlist on this site. */
  url: string;
  /** Where playing begins, in seconds. */
  from: number;
  /** It can't be played, or no longer. */
  onFailure: () => void;
  /** Heights of the pictures that can be chosen from, in pixels. Not called by browsers that choose alone. */
  onHeights?: (heights: readonly number[]) => void;
}

/** A program in a video. */
export interface LoadedProgram {
  letGo: () => void;
  /** Plays the picture of this height from the next piece on; null for what suits the network and the player's size. */
  setHeight: (height: number | null) => void;
}

const NOTHING: LoadedProgram = { letGo: () => undefined, setHeight: () => undefined };

/** Loads a program into a video. The code that plays HLS is fetched only by browsers that need it. */
export async function loadProgram(video: HTMLVideoElement, loading: Loading): Promise<LoadedProgram> {
  if (playsHls(video)) return loadDirectly(video, loading);
  const Player = await fetchHls();
  if (Player) return loadWith(Player, video, loading);
  loading.onFailure();
  return NOTHING;
}

function loadDirectly(video: HTMLVideoElement, { url, from, onFailure }: Loading): LoadedProgram {
  video.src = url;
  video.currentTime = from;
  video.addEventListener("error", onFailure);
  const letGo = () => {
    video.removeEventListener("error", onFailure);
    video.removeAttribute("src");
    video.load();
  };
  return { ...NOTHING, letGo };
}

function loadWith(
  Player: typeof Hls,
  video: HTMLVideoElement,
  { url, from, onFailure, onHeights }: Loading,
): LoadedProgram {
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
  player.on(Player.Events.MANIFEST_PARSED, () => onHeights?.(player.levels.map(({ height }) => height)));
  let latest = Number.POSITIVE_INFINITY;
  player.on(Player.Events.LEVEL_LOADED, (_event, { details: { edge, live } }) => {
    if (!live) latest = Math.max(0, edge - LAST_SECONDS);
  });
  const onSeeking = () => {
    if (video.played.length === 0 && video.currentTime > latest) video.currentTime = latest;
  };
  video.addEventListener("seeking", onSeeking);
  player.loadSource(url);
  player.attachMedia(video);
  return {
    letGo: () => {
      video.removeEventListener("seeking", onSeeking);
      player.destroy();
    },
    setHeight: (height) => {
      player.nextLevel = player.levels.findIndex((level) => level.height === height);
    },
  };
}
