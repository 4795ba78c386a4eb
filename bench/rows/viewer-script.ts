import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import { expectPicture, startWatching } from "@/e2e/support/people";
import { projectRoot } from "@/stack/paths";
import type { LiveRoom } from "@/test/rig/live-room";
import { bareScriptBytes } from "../bare-next";
import { besidePeer } from "../contestants";
import { onAir } from "../on-air";
import type { Figure, Row } from "../types";

const MAX = 1.35;

/** Bytes of LiveKit's client if a page bundled all of it. */
async function sdkBytes(): Promise<number> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    stdin: { contents: 'globalThis.sdk = await import("livekit-client");', resolveDir: projectRoot },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "silent",
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

/** Counts the bytes of script that a page has loaded, as transferred. */
function countScripts(page: Page): () => Promise<{ bytes: number; sdk: boolean }> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  return async () => {
    const scripts = await Promise.all(bodies);
    return {
      bytes: scripts.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
      // A protocol term that appears only in LiveKit's client.
      sdk: scripts.some(
        (body) => body.includes("livekit_token_expired") || body.includes("livekit.SignalRequest"),
      ),
    };
  };
}

/** Loads the page of an attendee with a personal link, before and after they start to watch. */
async function load(browser: Browser, room: LiveRoom) {
  const page = await browser.newPage();
  const link = await room.invite("reader");
  const count = countScripts(page);
  await page.goto(link, { waitUntil: "networkidle" });
  const before = await count();
  await startWatching(page);
  await expectPicture(page);
  return { before, after: await count() };
}

/** All script that a viewer page loads, before it joins and with LiveKit's client. */
export const viewerScriptRow: Row = {
  id: "viewer-script",
  also: ["17"],
  title: "script of a viewer page",
  run: (bench) =>
    onAir(bench, async ({ room, browser }): Promise<Figure[]> => {
      const next = bareScriptBytes(bench.say);
      const sdk = await sdkBytes();
      const { before, after } = await load(browser, room);
      return [
        besidePeer({
          name: "viewer page before joining, script",
          value: before.bytes / 1000,
          unit: "kB brotli",
          peer: { name: "bare Next page", value: next / 1000 },
        }),
        {
          name: "the room client is part of that",
          value: before.sdk ? 1 : 0,
          unit: "",
          goal: { atMost: 0 },
        },
        besidePeer({
          name: "viewer page while watching, script",
          value: after.bytes / 1000,
          unit: "kB brotli",
          peer: { name: "bare Next page and livekit-client", value: (next + sdk) / 1000 },
          goal: { atMost: MAX },
        }),
      ];
    }),
};
