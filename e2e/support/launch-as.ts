import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@/stack/checks/chromium";
import { projectRoot } from "@/stack/paths";
import { browserArgsOf } from "./browser-args";
import { type CameraKind, cameraFile } from "./camera/camera-file";
import type { PersonName } from "./camera/people";

/**
 * A browser with a person on its camera. A browser has only one camera, so each person on screen needs their
 * own.
 * @param voice a WAV file that the microphone plays in a loop; a beep every second if omitted
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
