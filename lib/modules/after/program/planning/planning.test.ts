import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LoudnessTally } from "@/lib/composition/sound/loudness";
import { PICTURE, SOUND } from "@/lib/modules/after/playback";
import { AAC_SAMPLES, FRAME_RATE, programLine, type RecordedShow, SAMPLE_RATE } from "@/lib/program";
import { acts, answers, type PlayedShow, Player, START, showOf, tracks } from "@/lib/program/fixtures";
import { type Entry, endsAfter, entriesAfter } from "./entries";
import { type Heard, levelsAt, levelsOfNew } from "./levels";
import { nextPiece, nextPieces } from "./next-piece";
import { continues, planProgram } from "./plan-program";
import { type Ends, NOTHING_YET, type PlannedPiece } from "./planned-piece";
import { standInFor } from "./stand-in";
import { type KnownPiece, MAX_ATTEMPTS, pauseAfter, verdictOf } from "./verdict";

const SIZE = { width: 1280, height: 720 };
const STYLE = { look: "midnight", size: SIZE, title: "Launch day", line: "Not available." };
const cards = new Set<string>();
const standIn = (piece: PlannedPiece): PlannedPiece => {
  const card = standInFor(piece, STYLE);
  cards.add(card.key);
  return card;
};

/** What was known of a show at a moment while it was on air. */
function soFar(played: PlayedShow, until: number): PlayedShow {
  return {
    ...played,
    entries: played.entries.filter(({ at }) => at.getTime() <= until),
    sessions: played.sessions
      .filter(({ startedAt }) => startedAt.getTime() < until)
      .map((one) => ({ ...one, endedAt: Number(one.endedAt) > until ? null : one.endedAt })),
    end: until,
  };
}

/** A composer without ffmpeg, whose pieces fail as often as `failures` says. */
class Composer {
  readonly known = new Map<string, KnownPiece>();
  readonly made: string[] = [];
  entries: Entry[] = [];
  ends: Ends = NOTHING_YET;
  now = START;

  constructor(private readonly failures: (key: string) => number) {}

  follow(show: RecordedShow, given: Parameters<typeof planProgram>[0]["tracks"], isLive: boolean): void {
    const input = { show, tracks: given, look: "midnight", size: SIZE, isLive, from: this.ends };
    const plan = planProgram({ ...input, now: new Date(show.until.getTime() + 4_000) });
    expect(continues(plan, this.ends)).toBe(true);
    // Everything that is tried again soon has been by then.
    for (let pause = 0; pause <= MAX_ATTEMPTS; pause += 1) {
      for (;;) {
        const piece = nextPiece(plan, this.known, new Date(this.now), standIn);
        if (!piece) break;
        this.make(piece);
      }
      const more = entriesAfter(this.ends, { plan, known: this.known, now: new Date(this.now), standIn });
      this.entries.push(...more);
      this.ends = endsAfter(this.ends, more);
      this.now += pauseAfter(MAX_ATTEMPTS - 1);
    }
  }

  private make({ key }: PlannedPiece): void {
    const attempts = (this.known.get(key)?.attempts ?? 0) + 1;
    if (attempts <= this.failures(key)) {
      const retryAt = new Date(this.now + pauseAfter(attempts));
      this.known.set(key, { state: "failed", attempts, retryAt });
      return;
    }
    expect(this.known.get(key)?.state).not.toBe("stored");
    this.made.push(key);
    this.known.set(key, { state: "stored", attempts: 0, retryAt: null });
  }
}

const of = (entries: readonly Entry[], rendition: string) =>
  entries.filter((entry) => entry.rendition === rendition);

function expectToCover(entries: readonly Entry[], pictures: number): void {
  const sounds = Math.round((pictures * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES);
  for (const [rendition, total] of [
    [PICTURE, pictures],
    [SOUND, sounds],
  ] as const) {
    let place = 0;
    for (const [number, entry] of of(entries, rendition).entries()) {
      expect([rendition, entry.number, entry.place]).toEqual([rendition, number, place]);
      expect(entry.frames).toBeGreaterThan(0);
      place += entry.frames;
    }
    expect([rendition, place]).toEqual([rendition, total]);
  }
}

describe("a program that is followed", () => {
  it("is covered without a gap in picture and sound, whatever fails, and no piece is made twice", () => {
    fc.assert(
      fc.property(acts, answers, tracks, fc.nat(40), (list, given, found, percent) => {
        const played = new Player().play(list).finish();
        const numberOf = (key: string) => Number.parseInt(key.slice(0, 6), 16);
        const composer = new Composer((key) =>
          cards.has(key) || numberOf(key) % 100 >= percent ? 0 : 1 + (numberOf(key) % MAX_ATTEMPTS),
        );
        for (let until = START + 6_500; until < played.end - 5_000; until += 6_500)
          composer.follow(showOf(soFar(played, until), given), found, true);
        const show = showOf(played, given);
        composer.follow(show, found, false);
        expectToCover(composer.entries, programLine(show, []).frames);
        expect(new Set(composer.made).size).toBe(composer.made.length);
      }),
      { numRuns: 25 },
    );
  });

  it("is what it would be if it were composed after the show", () => {
    fc.assert(
      fc.property(acts, answers, tracks, (list, given, found) => {
        const played = new Player().play(list).finish();
        const [live, after] = [new Composer(() => 0), new Composer(() => 0)];
        for (let until = START + 9_000; until < played.end - 5_000; until += 9_000)
          live.follow(showOf(soFar(played, until), given), found, true);
        for (const composer of [live, after]) composer.follow(showOf(played, given), found, false);
        const inOrder = (entries: Entry[]) => [...of(entries, PICTURE), ...of(entries, SOUND)];
        expect(inOrder(live.entries)).toEqual(inOrder(after.entries));
        expectToCover(after.entries, programLine(showOf(played, given), []).frames);
      }),
      { numRuns: 25 },
    );
  });

  it("waits for 3 seconds after a piece's end, so that what was captured of it is stored", () => {
    const show = showOf(new Player().soFar(9_000), []);
    const at = (seconds: number) =>
      planProgram({
        ...{ show, tracks: [], look: "", size: SIZE, isLive: true, from: NOTHING_YET },
        now: new Date(START + seconds * 1000),
      })[PICTURE].length;
    expect([at(6.9), at(7), at(10.9), at(11)]).toEqual([0, 1, 1, 2]);
  });
});

describe("a piece that can't be made", () => {
  const show = showOf(new Player().finish(7_000), []);
  const input = { show, tracks: [], look: "", size: SIZE, isLive: false, now: new Date() };
  const plan = planProgram({ ...input, from: NOTHING_YET });
  const [first, second] = plan[PICTURE];
  if (!first || !second) throw new Error("no spans");
  const now = new Date();
  const failed = (attempts: number, inMs: number): KnownPiece => ({
    state: "failed",
    attempts,
    retryAt: new Date(now.getTime() + inMs),
  });
  const stored: KnownPiece = { state: "stored", attempts: 0, retryAt: null };

  it("is tried three times with pauses, then something stands in, and it's tried again much later", () => {
    expect(verdictOf(undefined, now)).toBe("make");
    expect(verdictOf(failed(1, 500), now)).toBe("wait");
    expect(verdictOf(failed(2, 0), now)).toBe("make");
    expect(verdictOf(failed(3, 500), now)).toBe("given_up");
    expect(verdictOf(failed(3, -1), now)).toBe("make");
    expect([1, 2, 3].map(pauseAfter)).toEqual([2_000, 8_000, 3_600_000]);
  });

  it("doesn't keep others from being made, but what follows isn't played before it", () => {
    const known = new Map([
      [first.key, failed(1, 500)],
      ...plan[SOUND].map(({ key }) => [key, stored] as const),
    ]);
    expect(nextPiece(plan, known, now, standIn)?.key).toBe(second.key);
    known.set(second.key, stored);
    expect(of(entriesAfter(NOTHING_YET, { plan, known, now, standIn }), PICTURE)).toEqual([]);
  });

  it("is made beside another one, unless both are sound", () => {
    const most = 9;
    const next = (known: Map<string, KnownPiece>) =>
      nextPieces(plan, { known, now, standIn, most }).map(({ rendition }) => rendition);
    expect(next(new Map())).toEqual([PICTURE, SOUND, PICTURE]);
    expect(next(new Map(plan[PICTURE].map(({ key }) => [key, stored])))).toEqual([SOUND]);
    expect(nextPieces(plan, { known: new Map(), now, standIn, most: 1 })).toEqual([first]);
  });

  it("is replaced by a card of its length, or by the piece that was there before", () => {
    const card = standIn(first);
    expect(card.content).toMatchObject({ span: { picture: { kind: "card", line: "Not available." } } });
    const known = new Map([
      [first.key, failed(3, 500)],
      [second.key, stored],
    ]);
    expect(nextPiece({ ...plan, [SOUND]: [] }, known, now, standIn)?.key).toBe(card.key);
    known.set(card.key, stored);
    const entries = (before?: () => string | null) =>
      of(
        entriesAfter(NOTHING_YET, { plan, known, now, standIn, ...(before ? { before } : {}) }),
        PICTURE,
      ).map(({ pieceKey, isStandIn }) => [pieceKey, isStandIn]);
    expect(entries()).toEqual([
      [card.key, true],
      [second.key, false],
    ]);
    expect(entries(() => "earlier")[0]).toEqual(["earlier", false]);
  });

  it("has a stand-in whose key says nothing but how it looks and how long it is", () => {
    expect(standIn({ ...first, place: 900, sessionId: "other" }).key).toBe(standIn(first).key);
    expect(standIn({ ...first, pieceFrames: 7 }).key).not.toBe(standIn(first).key);
    expect(standInFor(first, { ...STYLE, look: "bold" }).key).not.toBe(standIn(first).key);
    const [sound] = plan[SOUND];
    expect(sound && standIn(sound).content).toMatchObject({ piece: { sections: [] } });
  });
});

describe("how loud people are made", () => {
  /** Blocks of 400 ms at a loudness in LUFS. */
  const tally = (lufs: number, blocks = 40): LoudnessTally => ({
    blocks: Array.from({ length: (lufs + 70) * 2 + 1 }, (_, step) => (step === (lufs + 70) * 2 ? blocks : 0)),
  });

  it("follows what was heard of them before, without a jump", () => {
    const heard: Heard[] = [
      { place: 468, loudness: { ana: tally(-20) }, levels: { ana: 10 } },
      { place: 0, loudness: { ana: tally(-26), ben: tally(-14, 4) }, levels: { ana: 10 } },
      { place: 234, loudness: { ana: tally(-26) }, levels: { ana: 10 } },
    ];
    expect(levelsAt(heard, 0)).toEqual({});
    expect(levelsAt(heard, 468)).toEqual({ ana: { before: 10, from: expect.closeTo(10, 1) } });
    // Ben was hardly heard.
    expect(Object.keys(levelsAt(heard, 702))).toEqual(["ana"]);
    const next = levelsAt(heard, 702).ana;
    expect(next?.before).toBe(10);
    expect(next?.from).toBeLessThan(10);
  });

  it("is measured in the piece itself for someone who is new", () => {
    const levels = { ana: { before: 3, from: 3 } };
    expect(levelsOfNew(levels, { ana: tally(-30), ben: tally(-30, 4) })).toBeNull();
    expect(levelsOfNew(levels, { ben: tally(-22) })).toEqual({
      ...levels,
      ben: { before: expect.closeTo(6, 1), from: expect.closeTo(6, 1) },
    });
  });
});
