import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@/stack/checks/chromium";
import { projectRoot } from "@/stack/paths";
import { browserArgsOf } from "./browser-args";
import { type CameraKind, cameraFile } from "./camera/camera-file";
import type { PersonName } from "./camera/people";

/**
 * A browser with somebody in front of its camera. It knows one camera, so everybody who is seen has their own.
 * @param voice a WAV file that its microphone plays over and over; a beep every second without one
 */
export async function launchAs(
  name: PersonName,
  kind: CameraKind = "whole",
  voice?: string,
): Promise<Browser> {
  await cameraFile(name, kind);
  const signal = AbortSignal.timeout(300_000);
  const executablePath = await findChromium({ workDir: projectRoot, signal, log: console.log });
  return chromium.launch({ executablePath, args: browserArgsOf(name, kind, voice) });
}
