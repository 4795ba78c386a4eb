import { type CameraKind, cameraPath } from "./camera/camera-file";
import type { PersonName } from "./camera/people";

/** How Chromium is started for journeys: with a camera and a microphone that need no person and no device. */
export const browserArgs = [
  "--no-sandbox",
  "--use-fake-device-for-media-stream=fps=30",
  "--use-fake-ui-for-media-stream",
  "--autoplay-policy=no-user-gesture-required",
  "--allow-loopback-in-peer-connection",
  "--disable-gpu",
];

/** The same with somebody in front of the camera; `cameraFile()` has to have drawn them before it opens. */
export const browserArgsOf = (name: PersonName, kind: CameraKind, voice?: string): string[] => [
  ...browserArgs,
  `--use-file-for-fake-video-capture=${cameraPath(name, kind)}`,
  ...(voice ? [`--use-file-for-fake-audio-capture=${voice}`] : []),
];

/** The browser of journeys, with a film of Hannah in front of its camera. */
export const launchOptionsOf = (voice?: string) => ({
  executablePath: process.env.CHROMIUM_BIN || "/usr/bin/chromium",
  args: [...browserArgsOf("hannah", "small", voice), "--auto-select-desktop-capture-source=Entire screen"],
});
