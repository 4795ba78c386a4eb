import { execFileSync } from "node:child_process";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { launchFirefox } from "@/e2e/firefox/launch-firefox";
import { installedFirefox } from "@/stack/checks/firefox";
import { expectPartsOfSizes } from "@/test/support/expect-parts-of-sizes";
import { type Found, misplacements, serveOwnRecording, withPartFile } from "@/test/support/own-recordings";

const firefox = installedFirefox();
const run = <T>(page: Page, code: string): Promise<T> => page.evaluate(code) as Promise<T>;
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

function probe(path: string): { codec: string; packets: number; keys: number } {
  const args = ["-v", "error", "-show_entries", "stream=codec_name:packet=flags", "-of", "json", path];
  const read = JSON.parse(execFileSync("ffprobe", args, { encoding: "utf8" }));
  const flags = (read.packets as { flags: string }[]).map((packet) => packet.flags);
  const keys = flags.filter((one) => one.startsWith("K")).length;
  return { codec: read.streams[0].codec_name, packets: flags.length, keys };
}

describe.skipIf(firefox === undefined)("own copies in Firefox", () => {
  let site: Awaited<ReturnType<typeof serveOwnRecording>>;
  let browser: Browser;
  beforeAll(async () => {
    site = await serveOwnRecording();
    browser = await launchFirefox(firefox ?? "");
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  // In real time: two busy cores miss a moment now and then.
  it("are a header and whole clusters, in their places, through a page that stands still", {
    retry: 2,
    timeout: 60_000,
  }, async () => {
    // Another try must not share what this one leaves.
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.origin);
    await run(page, 'record("hum")');
    await wait(3);
    await run(page, "stall(2000)");
    await wait(6);
    await run(page, "finish()");
    const state = () => run<{ state: string }>(page, "view()").then((view) => view.state);
    await expect.poll(state, { timeout: 20_000 }).toBe("done");
    const found = await run<Found>(page, "found()");
    expect(found.parts.map(({ kind, contentType, closed }) => [kind, contentType, closed]).sort()).toEqual([
      ["camera", "video/webm", true],
      ["microphone", "audio/webm", true],
    ]);
    for (const part of found.parts) {
      const isPicture = part.kind === "camera";
      const [header, ...media] = part.chunks.sort((one, other) => one.number - other.number);
      const begins = (base64 = "") => Buffer.from(base64, "base64").subarray(0, 4).toString("hex");
      expect(header?.number).toBe(0);
      expect(begins(header?.base64)).toBe("1a45dfa3");
      for (const { base64, start_ms, end_ms } of media) {
        expect(begins(base64)).toBe("1f43b675");
        expect(end_ms - start_ms).toBeLessThanOrEqual(2_500);
      }
      expect(media[0]?.starts_clean).toBe(true);
      const { codec, packets, keys } = withPartFile(part, probe);
      expect(codec).toBe(isPicture ? "vp8" : "opus");
      expect(packets).toBeGreaterThan(100);
      // Each key frame begins a chunk.
      const clean = media.filter(({ starts_clean }) => starts_clean).length;
      expect(clean).toBe(isPicture ? keys : media.length);
      if (isPicture) expect(keys).toBeGreaterThan(1);
      const errors = misplacements(part, isPicture ? found.flashes : found.beeps);
      expect(errors.length, part.kind).toBeGreaterThanOrEqual(3);
      const most = isPicture ? 40 + 1_000 / 30 : 40;
      expect(Math.max(...errors), `${part.kind}: ${errors.map(Math.round)}`).toBeLessThanOrEqual(most);
    }
    expect(await run(page, "held()")).toEqual([]);
  });

  it("have another part when a phone is turned", { retry: 2, timeout: 60_000 }, async () => {
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.origin);
    await run(page, 'record("hum")');
    await wait(4);
    await run(page, "turn()");
    await wait(4);
    await run(page, "finish()");
    const state = () => run<{ state: string }>(page, "view()").then((view) => view.state);
    await expect.poll(state, { timeout: 20_000 }).toBe("done");
    expectPartsOfSizes(await run<Found>(page, "found()"), ["320,180", "180,320"]);
  });
});
