import type { Page } from "@playwright/test";
import type { RecordingWire } from "@/lib/modules/replays/recordings/schema";
import { expect } from "./test";

type Track = RecordingWire["tracks"][number];

interface Listened extends Window {
  sounds: HTMLAudioElement[];
}

/** Remembers the page's sounds, which aren't in the document. Before the page is opened. */
export async function rememberSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as Listened;
    here.sounds = [];
    const Original = window.Audio;
    window.Audio = class extends Original {
      constructor(src?: string) {
        super(src);
        here.sounds.push(this);
      }
    };
  });
}

/** Returns where the program's player is, in seconds. */
export const playedSecond = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector("video")?.currentTime ?? -1);

/** How far the page's sounds are from where the program is, in seconds, by the part's id. Only those that play. */
async function offBy(page: Page, tracks: readonly Track[]): Promise<number[]> {
  const playing = await page.evaluate(() => {
    const video = document.querySelector("video");
    const { sounds } = window as unknown as Listened;
    return sounds
      .filter(({ paused, seeking, readyState }) => !paused && !seeking && readyState >= 3)
      .map(({ src, currentTime }) => ({ src, late: (video?.currentTime ?? 0) - currentTime }));
  });
  const parts = tracks.flatMap((track) => track.parts);
  return playing.map(({ src, late }) => {
    const part = parts.find(({ id }) => src.includes(id));
    expect(part, src).toBeDefined();
    return late - (part?.starts_at_sec ?? 0);
  });
}

/**
 * Fails unless the tracks that are heard keep within 100 ms of the program for two seconds. After a moment in which the page
 * stood still, they may take two seconds to be back in step; two such moments are allowed.
 */
export async function expectInStep(page: Page, tracks: readonly Track[], sounds: number): Promise<void> {
  await expect.poll(async () => (await offBy(page, tracks)).length).toBe(sounds);
  // They have two seconds to settle.
  await page.waitForTimeout(2_000);
  const mostOff = async () => {
    const off = await offBy(page, tracks);
    return off.length === sounds ? Math.max(...off.map(Math.abs)) : Number.POSITIVE_INFINITY;
  };
  let corrected = 0;
  for (let look = 0; look < 8; look += 1) {
    if ((await mostOff()) >= 0.1) {
      corrected += 1;
      await expect.poll(mostOff, { intervals: [250], timeout: 2_000 }).toBeLessThan(0.1);
    }
    await page.waitForTimeout(250);
  }
  expect(corrected).toBeLessThan(3);
}
