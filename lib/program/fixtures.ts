import fc from "fast-check";
import {
  applyEvent,
  emergencyStop,
  forwardSteps,
  LAYOUTS,
  reduce,
  type StageCommandInput,
  type StageEvent,
  type StageState,
} from "@/lib/stage";
import { commandsAbout } from "@/lib/stage/command-fixtures";
import { context, liveState, PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { HIDEABLE_LAYERS } from "@/lib/stage/vocabulary";
import {
  ANNOUNCER,
  type ConsentAnswer,
  type PartChunk,
  type ProgramEdit,
  type ProgramTrack,
  type RecordedShow,
  type TimelineEntry,
  type TrackKind,
  type TrackPart,
  timelineOf,
} from "./index";

/** Only for tests. */

export const START = Date.parse("2026-05-04T18:00:00.000Z");
export const STYLE = { size: { width: 1280, height: 720 }, look: "midnight", composer: "1" };

/** Something that happens in a show, `after` so many milliseconds. */
export type Act = { after: number } & (
  | { command: StageCommandInput }
  | { event: StageEvent | { type: "holding" } | { type: "person_staged_as" } }
  | { recording: "on" | "off" | "paused" }
  | { emergency: boolean }
  | { votes: number[] }
  | { resume: true }
);

/** What a ledger would contain of a show. */
export interface PlayedShow {
  entries: TimelineEntry[];
  /** Every stage with its time, also those before the show. */
  states: { at: number; state: StageState }[];
  sessions: { id: string; startedAt: Date; endedAt: Date | null }[];
  end: number;
}

/** Plays a show: 20 s idle, then on air from `START`. */
export class Player {
  readonly entries: TimelineEntry[] = [];
  readonly states: PlayedShow["states"] = [];
  readonly sessions: PlayedShow["sessions"] = [];
  private at = START - 20_000;
  private state: StageState;
  private beforeStop: StageState | null = null;

  constructor(state: StageState = liveState()) {
    this.state = { ...state, phase: "idle", started_at: null, recording: "on" };
    this.write("stage_made", this.state.version, { state: this.state });
    this.states.push({ at: this.at, state: this.state });
    this.goLive();
  }

  play(acts: readonly Act[]): this {
    for (const act of acts) this.act(act);
    return this;
  }

  finish(after = 1_000): PlayedShow {
    this.at += after;
    this.end();
    const { entries, states, sessions, at } = this;
    return { entries, states, sessions, end: at + 5_000 };
  }

  /** The show so far, still on air. */
  soFar(after = 1_000): PlayedShow {
    const { entries, states, sessions, at } = this;
    return { entries, states, sessions, end: at + after };
  }

  private act(act: Act): void {
    this.at += act.after;
    const { state } = this;
    if ("command" in act) {
      const result = reduce(state, act.command, context(`c${this.entries.length}`, iso(this.at + 1)));
      if (result.ok) this.take(act.command.action, result.state);
    } else if ("event" in act) {
      const applied = applyEvent(state, this.eventOf(act.event));
      if (applied.ok) this.take(act.event.type, applied.state);
    } else if ("recording" in act) {
      this.take("recording", {
        ...state,
        recording: act.recording,
        version: state.version + 1,
      });
    } else if ("emergency" in act) this.stop(act.emergency);
    else if ("votes" in act) {
      if (state.poll) this.write("votes", null, { poll_id: state.poll.id, counts: act.votes });
    } else {
      this.end();
      this.at += 60_000;
      this.goLive();
    }
  }

  private eventOf(event: Extract<Act, { event: unknown }>["event"]): StageEvent {
    if (event.type !== "holding") return event as StageEvent;
    const { holding } = this.state;
    return holding
      ? { type: "holding_lowered" }
      : { type: "holding_raised", at: iso(this.at + 1), why: "silent", line: null };
  }

  private stop(on: boolean): void {
    const { state, beforeStop } = this;
    if (on) {
      const stopped = emergencyStop(state, "mask", { at: iso(this.at + 1), message: "One moment" });
      if (!stopped.ok) return;
      this.beforeStop = state;
      this.take("emergency", stopped.state);
    } else if (beforeStop) {
      this.beforeStop = null;
      this.take("lifted", { ...beforeStop, version: state.version + 1 });
    }
  }

  private goLive(): void {
    // The stage is on air some time before its media starts.
    const startsAt = this.sessions.length === 0 ? START : this.at + 3_000;
    const at = iso(startsAt);
    const event: StageEvent =
      this.sessions.length === 0
        ? { type: "go_live", at }
        : { type: "resume_show", at: iso(this.at), starts_at: at };
    const applied = applyEvent(this.state, event);
    if (!applied.ok) throw new Error(`not live: ${JSON.stringify(applied)}`);
    this.sessions.push({
      id: `ses-${this.sessions.length + 1}`,
      startedAt: new Date(startsAt),
      endedAt: null,
    });
    this.take(event.type, { ...applied.state, recording: "on" });
    this.at = startsAt;
  }

  private end(): void {
    if (this.beforeStop) this.stop(false);
    const ended = applyEvent(this.state, { type: "end_show", at: iso(this.at) });
    const session = this.sessions.at(-1);
    if (!ended.ok || !session) throw new Error("not ended");
    session.endedAt = new Date(this.at);
    this.at -= 1;
    this.take("end_show", ended.state);
  }

  private take(type: string, next: StageState): void {
    this.at += 1;
    this.write(type, next.version, { steps: forwardSteps(this.state, next) });
    this.state = next;
    this.states.push({ at: this.at, state: next });
  }

  private write(type: string, version: number | null, body: object): void {
    const stored = JSON.parse(JSON.stringify(body)) as TimelineEntry["body"];
    this.entries.push({ seq: this.entries.length + 1, at: new Date(this.at), type, version, body: stored });
  }
}

const iso = (at: number): string => new Date(at).toISOString();

const after = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 3, arbitrary: fc.integer({ min: 100, max: 9_000 }) },
);

const happening = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      command: commandsAbout([...PEOPLE.slice(0, 6).map(({ identity }) => identity), "nobody"]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      event: fc.constantFrom<Extract<Act, { event: unknown }>["event"]>(
        { type: "holding" },
        { type: "person_staged", person: PEOPLE[1] as (typeof PEOPLE)[number] },
        { type: "person_left", identity: "guest/ben~1" },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      recording: fc.constantFrom("on" as const, "paused" as const, "on" as const, "off" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ emergency: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ votes: fc.tuple(fc.nat(9), fc.nat(9)) }) },
);

/** Acts of a show of a minute or two. */
export const acts: fc.Arbitrary<Act[]> = fc
  .tuple(fc.array(fc.tuple(after, happening), { minLength: 4, maxLength: 22 }), fc.option(fc.nat(21)))
  .map(([list, resumed]) =>
    list.flatMap(([delay, act], index): Act[] => [
      { after: delay, ...act } as Act,
      ...(index === resumed ? [{ after: 500, resume: true as const }] : []),
    ]),
  );

export const answers: fc.Arbitrary<ConsentAnswer[]> = fc
  .array(
    fc.record({
      personId: fc.constantFrom(...PEOPLE.slice(0, 6).map(({ identity }) => personOf(identity))),
      at: fc.integer({ min: -30_000, max: 60_000 }).map((ms) => new Date(START + ms)),
      agrees: fc.constantFrom(true, false, null),
    }),
    { maxLength: 6 },
  )
  // Most people agreed before the show.
  .map((list) => [
    ...PEOPLE.slice(0, 4).map(({ identity }) => ({
      personId: personOf(identity),
      at: new Date(START - 60_000),
      agrees: true,
    })),
    ...list,
  ]);

export const edits: fc.Arbitrary<ProgramEdit[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("drop" as const), range: ranges() }),
    fc.record({
      kind: fc.constantFrom("hide_person" as const, "mute_person" as const),
      personId: fc.constantFrom(...PEOPLE.slice(0, 4).map(({ identity }) => personOf(identity))),
      range: fc.option(ranges()),
    }),
    stageEdits(),
    ranges().map(
      (range): ProgramEdit => ({
        ...{ kind: "redact_words", segmentId: "cap_1", first: 0, last: 1, textVersion: 0, range },
        ...{ fromMs: range.fromMs, toMs: range.toMs },
      }),
    ),
  ),
  { maxLength: 5 },
);

/** Edits that change what the stage shows. */
export function stageEdits(): fc.Arbitrary<ProgramEdit> {
  const people = fc.uniqueArray(
    fc.constantFrom(...PEOPLE.slice(0, 4).map(({ identity }) => personOf(identity))),
    { minLength: 1 },
  );
  return fc.oneof(
    fc.record({
      kind: fc.constant("layout" as const),
      layout: fc.option(fc.constantFrom(...LAYOUTS)),
      people: fc.option(people),
      range: ranges(),
    }),
    fc.record({ kind: fc.constant("move_cut" as const), atMs: fc.nat(60_000), range: ranges() }),
    fc.record({
      kind: fc.constant("hide_layer" as const),
      layer: fc.constantFrom(...HIDEABLE_LAYERS),
      range: ranges(),
    }),
    fc.record({
      kind: fc.constant("redact_slide" as const),
      presentationId: fc.constantFrom("deck-1", null),
      page: fc.integer({ min: 1, max: 3 }),
      range: ranges(),
    }),
    fc.record({
      kind: fc.constant("redact_area" as const),
      area: fc.constant({ x: 0.1, y: 0.1, width: 0.2, height: 0.2 }),
      range: ranges(),
    }),
  );
}

function ranges() {
  return fc
    .tuple(fc.constantFrom("ses-1", "ses-2"), fc.nat(60_000), fc.integer({ min: 1, max: 15_000 }))
    .map(([sessionId, fromMs, length]) => ({ sessionId, fromMs, toMs: fromMs + length }));
}

interface Pieces {
  sessionId: string;
  copy: TrackPart["copy"];
  id: string;
  height: number | null;
  from: number;
  to: number;
  lost: readonly number[];
}

/** Makes a part in chunks of a second, without the lost ones. Every other chunk starts clean. */
export function partOf({ id, copy, sessionId, height, from, to, lost }: Pieces): TrackPart {
  const chunks: PartChunk[] = [];
  for (let at = from, number = 1; at < to; at += 1_000, number += 1)
    if (!lost.includes(number))
      chunks.push({ number, fromMs: at, toMs: Math.min(to, at + 1_000), startsClean: number % 2 === 1 });
  const width = height && Math.round((height * 16) / 9);
  return { id, copy, sessionId, fromMs: from, toMs: to, width, height, chunks };
}

const KINDS: TrackKind[] = ["camera", "microphone", "screen", "screen_sound"];

const partsArbitrary = fc.array(
  fc.record({
    copy: fc.constantFrom("server" as const, "browser" as const),
    session: fc.constantFrom("ses-1", "ses-1", "ses-2"),
    from: fc.nat(50_000),
    length: fc.integer({ min: 500, max: 60_000 }),
    lost: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 5 }),
    height: fc.constantFrom(360, 720),
  }),
  { maxLength: 5 },
);

/** Tracks of some people, captured whenever and by whomever. */
export const tracks: fc.Arbitrary<ProgramTrack[]> = fc
  .tuple(
    ...[...PEOPLE.slice(0, 4).map(({ identity }) => identity), ANNOUNCER].flatMap((identity) =>
      (identity === ANNOUNCER ? (["announcer"] as const) : KINDS).map((kind) =>
        partsArbitrary.map(
          (list): ProgramTrack => ({
            personId: personOf(identity),
            kind,
            parts: list.map(({ copy, session, from, length, lost, height }, n) =>
              partOf({
                id: `part ${personOf(identity)} ${kind} ${n}`,
                ...{ copy, sessionId: session, from, to: from + length, lost },
                height: kind === "camera" || kind === "screen" ? height : null,
              }),
            ),
          }),
        ),
      ),
    ),
  )
  .map((list) => list);

export const showOf = (
  { entries, sessions, end }: PlayedShow,
  consents: readonly ConsentAnswer[],
): RecordedShow => ({ timeline: timelineOf(entries), sessions, until: new Date(end), answers: consents });

/** Returns the list in another order, the same for the same seed. */
export const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((value, index) => ({
      value,
      rank: Math.imul(index + 1, 2_654_435_761 ^ Math.imul(seed + 1, 40_503)),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
