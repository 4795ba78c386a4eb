import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { findChromium } from "@/stack/checks/chromium";
import { lowerPriority } from "@/test/rig/process-tree";

export interface OpenBrowser {
  browser: Browser;
  /** Id of the browser's parent process. */
  pid: number;
  close(): Promise<void>;
}

async function options(): Promise<LaunchOptions> {
  const signal = AbortSignal.timeout(60_000);
  return {
    executablePath: await findChromium({ workDir: "", signal, log: () => undefined }),
    args: [
      "--no-sandbox",
      "--use-fake-device-for-media-stream=fps=15",
      "--use-fake-ui-for-media-stream",
      "--autoplay-policy=no-user-gesture-required",
      "--allow-loopback-in-peer-connection",
      "--disable-gpu",
    ],
  };
}

/** A browser with a fake camera and microphone. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await options());

/** The same with a known process that runs at a lower priority than what is measured. */
export async function openYieldingBrowser(niceness: number): Promise<OpenBrowser> {
  const server = await chromium.launchServer(await options());
  const pid = server.process().pid ?? 0;
  lowerPriority(pid, niceness);
  return {
    browser: await chromium.connect(server.wsEndpoint()),
    pid,
    close: () => server.close(),
  };
}
