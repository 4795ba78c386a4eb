import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@/stack/checks/chromium";

/** A browser with a camera and a microphone of its own making. */
export async function openBrowser(): Promise<Browser> {
  const signal = AbortSignal.timeout(60_000);
  return chromium.launch({
    executablePath: await findChromium({ workDir: "", signal, log: () => undefined }),
    args: [
      "--no-sandbox",
      "--use-fake-device-for-media-stream=fps=15",
      "--use-fake-ui-for-media-stream",
      "--autoplay-policy=no-user-gesture-required",
      "--allow-loopback-in-peer-connection",
      "--disable-gpu",
    ],
  });
}
