import { type RefObject, useContext, useEffect } from "react";
import type { StageState } from "@/lib/stage";
import { videoSecond } from "@/lib/stage/video-time";
import { StageClockContext } from "./use-now";

/** How often a player's position is checked. */
const LOOK_MS = 250;
/** If it is further off, the player seeks; otherwise it plays slightly faster or slower. */
const JUMP_SECONDS = 0.6;
/** Unnoticeable, and about as precise as players can measure. */
const CLOSE_SECONDS = 0.025;
const MAX_RATE_CHANGE = 0.08;
/** Share of an offset that is corrected per second. */
const PULL = 0.4;
const FIRST_RELOAD_MS = 1_000;
/** A whole audience may reload a video at once, and one that's broken keeps failing. */
const MAX_RELOAD_MS = 30_000;

/**
 * Keeps a player at the same second as everyone else's, by the server's clock. Loads a video again that couldn't
 * be loaded.
 */
export function useSyncedVideo(
  element: RefObject<HTMLVideoElement | null>,
  video: StageState["video"],
): void {
  const clock = useContext(StageClockContext);
  const { src } = video;
  useEffect(() => {
    // Another file has another player.
    void src;
    const player = element.current;
    if (!player) return;
    let timer: ReturnType<typeof setTimeout>;
    let retry = 0;
    const reload = () => {
      const delay = Math.min(FIRST_RELOAD_MS * 2 ** retry, MAX_RELOAD_MS);
      timer = setTimeout(() => player.load(), delay * (0.5 + Math.random() / 2));
      retry += 1;
    };
    player.addEventListener("error", reload);
    return () => {
      clearTimeout(timer);
      player.removeEventListener("error", reload);
    };
  }, [element, src]);
  useEffect(() => {
    const player = element.current;
    if (!player) return;
    // Seeking takes time, in which the others play on. The last seek's duration is the best guess for the
    // next.
    let jumpTook = 0;
    let jumpedAt: number | null = null;
    const wanted = () => videoSecond(video, new Date(clock()).toISOString());

    function follow(): void {
      if (!player || player.readyState < HTMLMediaElement.HAVE_METADATA || player.seeking) return;
      const second = Math.min(wanted(), player.duration || 0);
      const plays = video.started_at !== null && second < player.duration;
      if (!plays) {
        player.pause();
        if (Math.abs(player.currentTime - second) > CLOSE_SECONDS) player.currentTime = second;
        return;
      }
      if (player.paused) start(player);
      const behind = second - player.currentTime;
      if (Math.abs(behind) > JUMP_SECONDS) {
        jumpedAt = clock();
        player.currentTime = Math.min(second + jumpTook, player.duration);
        return;
      }
      const change = Math.max(-MAX_RATE_CHANGE, Math.min(MAX_RATE_CHANGE, behind * PULL));
      player.playbackRate = Math.abs(behind) < CLOSE_SECONDS ? 1 : 1 + change;
    }

    function arrive(): void {
      if (jumpedAt !== null) jumpTook = Math.min(2, (clock() - jumpedAt) / 1000);
      jumpedAt = null;
      follow();
    }

    follow();
    const timer = setInterval(follow, LOOK_MS);
    player.addEventListener("loadedmetadata", follow);
    player.addEventListener("seeked", arrive);
    return () => {
      clearInterval(timer);
      player.removeEventListener("loadedmetadata", follow);
      player.removeEventListener("seeked", arrive);
    };
  }, [element, video, clock]);
}

/** Starts muted if the browser blocks sound before the first interaction. */
function start(player: HTMLVideoElement): void {
  player.play().catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "NotAllowedError")) return;
    player.muted = true;
    player.play().catch(() => undefined);
  });
}
