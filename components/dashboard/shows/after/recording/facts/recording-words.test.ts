import { describe, expect, it } from "vitest";
import { programWith, recordingWith } from "./example-recording";
import { languageName, stateWords } from "./recording-words";
import { refreshMs } from "./refresh-ms";

const minutes = (duration_sec: number, composed_sec: number) =>
  programWith({ version: 2, duration_sec, composed_sec });

describe("a recording's state in one sentence", () => {
  it("says how much can be watched while it grows and while it's processed", () => {
    const played = [{ from_sec: 0, to_sec: 280, at_sec: 0 }];
    const live = recordingWith({ state: "live", duration_sec: 280, program: null, played });
    expect(stateWords(live).sentence).toBe("Recording now: 4:40 so far.");
    expect(stateWords({ ...live, program: minutes(280, 0) }).sentence).toBe("Recording now: 4:40 so far.");
    const watched = { ...live, program: minutes(280, 272) };
    expect(stateWords(watched)).toMatchObject({
      tone: "live",
      sentence: "Recording now. You can already watch 4:32 of 4:40.",
    });
    const processing = recordingWith({ state: "processing", program: minutes(280, 192) });
    expect(stateWords(processing).sentence).toBe("Processing the program: 3:12 of 4:40 is ready to watch.");
  });

  it("doesn't count time in which recording was paused", () => {
    const played = [
      { from_sec: 0, to_sec: 600, at_sec: 0 },
      { from_sec: 1_200, to_sec: 1_800, at_sec: 600 },
    ];
    const live = recordingWith({ state: "live", duration_sec: 1_800, program: null, played });
    expect(stateWords(live).sentence).toBe("Recording now: 20:00 so far.");
    expect(stateWords({ ...live, program: minutes(1_200, 1_190) }).sentence).toMatch(/ 19:50 of 20:00\.$/);
    expect(stateWords({ ...live, played: [] }).sentence).toBe("Nothing recorded yet.");
  });

  it("never claims more than there is", () => {
    const rounded = recordingWith({ state: "processing", program: minutes(280, 280.4) });
    expect(stateWords(rounded).sentence).toContain("4:40 of 4:40");
    const processing = recordingWith({ state: "processing", program: null });
    expect(stateWords(processing).sentence).toMatch(/tracks are ready/);
    expect(stateWords({ ...processing, tracks: [] }).sentence).toBe("Processing the program.");
  });

  it("says why there is no program, and offers only the tracks that there are", () => {
    const failed = recordingWith({
      ...{ state: "failed", program: null, played: [], tracks: [] },
      failure: { code: "nothing_recorded", message: "Nothing was recorded while the show was on air." },
    });
    expect(stateWords(failed).sentence).toBe("Nothing was recorded while the show was on air.");
    const { tracks } = recordingWith();
    const uncomposed = { code: "not_composed", message: "The program couldn't be composed." } as const;
    expect(stateWords({ ...failed, failure: uncomposed, tracks }).sentence).toBe(
      "The program couldn't be composed. You can still download the tracks.",
    );
  });

  it("says what is still missing once it can be watched", () => {
    const ready = (given: Parameters<typeof programWith>[0], version = 2) =>
      stateWords(recordingWith({ state: "ready", version, program: programWith({ version: 2, ...given }) }));
    const mp4 = (state: "pending" | "ready" | "failed") => ({ mp4: { ...programWith().mp4, state } });
    expect(ready(mp4("ready")).sentence).toBe("Ready to watch and download.");
    expect(ready(mp4("pending")).sentence).toMatch(/MP4 is being prepared/);
    expect(ready(mp4("failed")).sentence).toBe("Ready to watch. The MP4 couldn’t be rendered.");
    const later = { mp4: { ...mp4("failed").mp4, retry_at: "2026-11-21T18:10:00.000Z" } };
    expect(ready(later).sentence).toMatch(/rendered\. We’ll try again automatically\.$/);
    expect(ready(mp4("ready"), 3).sentence).toMatch(/latest changes/);
  });
});

it("languages have English names, and a tag that isn't one stays", () => {
  expect([languageName("de"), languageName("pt-BR"), languageName("not a tag")]).toEqual([
    ...["German", "Brazilian Portuguese", "not a tag"],
  ]);
});

it("a recording is read often only while something about it changes", () => {
  const mp4 = { ...programWith().mp4, state: "ready" as const, size_bytes: 1 };
  const done = recordingWith({ state: "ready", version: 2, program: programWith({ version: 2, mp4 }) });
  const quiet = refreshMs(done);
  expect(quiet).toBeLessThan(15 * 60_000);
  expect(refreshMs({ ...done, state: "live" })).toBeLessThan(quiet / 10);
  expect(refreshMs({ ...done, version: 3 })).toBeLessThan(quiet / 10);
  expect(
    refreshMs({ ...done, program: programWith({ version: 2, mp4: { ...mp4, state: "pending" } }) }),
  ).toBeLessThan(quiet / 10);
  const [track] = done.tracks;
  const [part] = track?.parts ?? [];
  if (!track || !part) throw new Error("the example has no part");
  const awaiting = { ...track, parts: [{ ...part, awaited_bytes: 9 }] };
  expect(refreshMs({ ...done, tracks: [awaiting] })).toBeLessThan(quiet / 10);
});
