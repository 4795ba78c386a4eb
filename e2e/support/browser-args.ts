import { chromiumPath } from "@/test/support/chromium-path";
import { type CameraKind, cameraPath } from "./camera/camera-file";
import type { PersonName } from "./camera/people";

/** Chromium's arguments for journeys: a fake camera and microphone that need no person and no device. */
export const browserArgs = [
  "--no-sandbox",
  "--use-fake-device-for-media-stream=fps=30",
  "--use-fake-ui-for-media-stream",
  "--autoplay-policy=no-user-gesture-required",
  "--allow-loopback-in-peer-connection",
  "--disable-gpu",
  // The headless shell would place letters on whole pixels otherwise.
  "--font-render-hinting=none",
];

/** The same with a person on camera; `cameraFile()` must have drawn them before the browser opens. */
export const browserArgsOf = (name: PersonName, kind: CameraKind, voice?: string): string[] => [
  ...browserArgs,
  `--use-file-for-fake-video-capture=${cameraPath(name, kind)}`,
  ...(voice ? [`--use-file-for-fake-audio-capture=${voice}`] : []),
];

/** The browser of the journeys, with a film of Hannah as its camera. */
export const launchOptionsOf = (voice?: string) => ({
  executablePath: chromiumPath(),
  args: [...browserArgsOf("hannah", "small", voice), "--auto-select-desktop-capture-source=Entire screen"],
});
