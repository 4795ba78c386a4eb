/** How long the place that a video was moved to may take to load. */
const SEEK_MS = 6_000;
/** `HTMLMediaElement.HAVE_CURRENT_DATA` */
const HAS_PICTURE = 2;

/**
 * Calls `onStuck` if a video doesn't reach the place that it was moved to, once for each. A player that is moved while another
 * version replaces the program may never load it.
 */
export function watchSeeks(video: HTMLVideoElement, onStuck: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NaN;
  const wait = () => {
    clearTimeout(timer);
    const at = video.currentTime;
    if (at === last) return;
    timer = setTimeout(() => {
      last = at;
      if (video.seeking && video.readyState < HAS_PICTURE) onStuck();
    }, SEEK_MS);
  };
  const arrive = () => clearTimeout(timer);
  video.addEventListener("seeking", wait);
  video.addEventListener("seeked", arrive);
  return () => {
    arrive();
    video.removeEventListener("seeking", wait);
    video.removeEventListener("seeked", arrive);
  };
}
