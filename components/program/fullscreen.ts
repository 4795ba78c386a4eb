/** iPhones only show a video in full screen, with their own controls. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Shows the player in full screen, or goes back. */
export function toggleFullscreen(frame: HTMLElement | null, video: HTMLVideoElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (frame?.requestFullscreen) void frame.requestFullscreen().catch(() => undefined);
  else (video as AppleVideo | null)?.webkitEnterFullscreen?.();
}
