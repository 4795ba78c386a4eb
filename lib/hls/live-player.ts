import type Hls from "hls.js";
import { fetchHls, mendErrors, playsHls } from "./hls";

/** Pieces between the newest one and what is played. */
const HELD_BACK = 2;
/** Further behind than this many pieces, it skips to where it should be. */
const MOST_BEHIND = 3;
/** The same for browsers that play HLS themselves, in seconds. */
const HELD_BACK_SECONDS = 8;
/** Behind by more than this, it isn't worth catching up slowly. */
const SKIP_SECONDS = 4;
/** Without a stall for so long, it's as close again as before it. */
const FORGETS_MS = 60_000;
/** Catches up so slowly that no one hears it. */
const CATCH_UP_RATE = 1.05;
const BEHIND_SECONDS = 20;

/** A video that follows a stream while it grows. */
export interface LivePlayer {
  /** Returns when the picture that is shown was live, in epoch milliseconds; null while there is none. */
  date(): number | null;
  /** Skips what was missed, after a pause. */
  catchUp(): void;
  stop(): void;
}

interface LiveStream {
  /** Address of its master playlist. */
  url: string;
  /** It can't be played any more. */
  onFailure: () => void;
}

/** Loads a live stream into a video and follows it. Browsers without HLS get the code that plays it. */
export async function followLive(video: HTMLVideoElement, stream: LiveStream): Promise<LivePlayer> {
  if (playsHls(video)) return followDirectly(video, stream);
  const Player = await fetchHls();
  if (!Player) throw new Error("This browser can't play HLS.");
  return followWith(Player, video, stream);
}

/** Safari's element knows when its timeline began. */
interface DatedVideo extends HTMLVideoElement {
  getStartDate?(): Date;
}

function followDirectly(video: DatedVideo, { url, onFailure }: LiveStream): LivePlayer {
  video.src = url;
  video.addEventListener("error", onFailure);
  return {
    date: () => {
      const began = video.getStartDate?.().getTime() ?? Number.NaN;
      return Number.isNaN(began) || video.readyState < video.HAVE_CURRENT_DATA
        ? null
        : began + video.currentTime * 1000;
    },
    catchUp: () => {
      const { seekable } = video;
      if (seekable.length === 0) return;
      const aim = seekable.end(seekable.length - 1) - HELD_BACK_SECONDS;
      if (aim - video.currentTime > SKIP_SECONDS) video.currentTime = aim;
    },
    stop: () => {
      video.removeEventListener("error", onFailure);
      video.removeAttribute("src");
      video.load();
    },
  };
}

function followWith(Player: typeof Hls, video: HTMLVideoElement, { url, onFailure }: LiveStream): LivePlayer {
  const player = new Player({
    liveSyncDurationCount: HELD_BACK,
    liveMaxLatencyDurationCount: MOST_BEHIND,
    maxLiveSyncPlaybackRate: CATCH_UP_RATE,
    backBufferLength: BEHIND_SECONDS,
    // Pieces are fragmented MP4, so there is nothing to convert.
    enableWorker: false,
    // Captions come with the feed, and the video's own are shown only where the page can't draw over it.
    enableIMSC1: false,
    enableCEA708Captions: false,
  });
  mendErrors(Player, player, onFailure);
  noticeSkips(Player, player, onFailure);
  forgetStalls(Player, player);
  player.loadSource(url);
  player.attachMedia(video);
  return {
    date: () => (video.readyState < video.HAVE_CURRENT_DATA ? null : (player.playingDate?.getTime() ?? null)),
    catchUp: () => {
      const aim = player.liveSyncPosition;
      if (aim !== null && aim - video.currentTime > SKIP_SECONDS) video.currentTime = aim;
    },
    stop: () => player.destroy(),
  };
}

/** hls.js holds back a second more after each stall, up to a piece, and for good. What was a busy moment is over at some time. */
function forgetStalls(Player: typeof Hls, player: Hls): void {
  let stalledAt: number | null = null;
  player.on(Player.Events.ERROR, (_event, { details }) => {
    if (details === Player.ErrorDetails.BUFFER_STALLED_ERROR) stalledAt = performance.now();
  });
  player.on(Player.Events.LEVEL_UPDATED, (_event, { details }) => {
    if (stalledAt === null || performance.now() - stalledAt < FORGETS_MS) return;
    stalledAt = null;
    player.targetLatency = HELD_BACK * details.targetduration;
  });
}

/** Of what couldn't be composed in time, the player doesn't know how long it was: it has to be made again. */
function noticeSkips(Player: typeof Hls, player: Hls, onSkip: () => void): void {
  const watch = () => {
    let last = Number.POSITIVE_INFINITY;
    return (_event: unknown, { details }: { details: { startSN: number; endSN: number } }): void => {
      if (details.startSN > last + 1) onSkip();
      last = details.endSN;
    };
  };
  player.on(Player.Events.LEVEL_UPDATED, watch());
  player.on(Player.Events.AUDIO_TRACK_UPDATED, watch());
}
