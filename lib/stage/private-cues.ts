import type { Scene } from "./scene";
import type { StageState } from "./state";

/** Private cues for a speaker, derived from the live timing. */
export const PRIVATE_CUES = [
  "next",
  "in_a_minute",
  "thirty_seconds_left",
  "wrap_up",
  "over_by_a_minute",
] as const;
export type PrivateCueKind = (typeof PRIVATE_CUES)[number];

/** Why a cue is only shown and not spoken. */
export const CUE_SILENCES = ["no_voice", "language", "too_long", "failed"] as const;
export type CueSilence = (typeof CUE_SILENCES)[number];

export interface PrivateCue {
  kind: PrivateCueKind;
  /** Identifies a cue of one run through a segment, whoever computes it and when. */
  name: string;
  /** In epoch milliseconds. */
  at: number;
  /** Whose segment comes before (`next`) or after (`wrap_up`); null if it has no assignee. */
  neighbour: string | null;
}

type Timed = Pick<StageState, "phase" | "rehearsal" | "mask" | "scenes" | "scene_id" | "scene_started_at">;

const MINUTE = 60_000;
/**
 * Minimum segment lengths for each cue. Shorter segments have no countdown, and the next speaker is called
 * one minute ahead or not at all.
 */
const MIN = { next: 1.5 * MINUTE, thirty_seconds_left: MINUTE, wrap_up: MINUTE / 2 };

/**
 * Returns one speaker's cues during the current segment. Cues beyond its end are computed when the next
 * segment starts, because it isn't known earlier how much this one runs over.
 */
export function privateCues(state: Timed, isMine: (assignee: string | null) => boolean): PrivateCue[] {
  const { scenes, scene_id, scene_started_at: since } = state;
  const index = scenes.findIndex(({ id }) => id === scene_id);
  const current = scenes[index];
  const runs = state.phase === "live" || state.rehearsal !== null;
  if (!runs || state.mask.level !== null || !current || since === null) return [];
  const part: Part = { scene: current, begins: Date.parse(since), rest: scenes.slice(index + 1) };
  return isMine(current.assignee) ? own(part, isMine) : coming(part, isMine);
}

interface Part {
  scene: Scene;
  begins: number;
  /** The scenes after it. */
  rest: readonly Scene[];
}

const lengthOf = ({ duration_sec }: Scene): number => duration_sec * 1000;

/** A speaker who also has the next segment continues, and gets no cues between them. */
function own({ scene, begins, rest }: Part, isMine: (assignee: string | null) => boolean): PrivateCue[] {
  const [next] = rest;
  if (next && isMine(next.assignee)) return [];
  const length = lengthOf(scene);
  const ends = begins + length;
  const cue = (kind: PrivateCueKind, at: number): PrivateCue => ({
    kind,
    name: nameOf(scene, kind, begins),
    at,
    neighbour: kind === "wrap_up" ? (next?.assignee ?? null) : null,
  });
  return [
    ...(length >= MIN.thirty_seconds_left ? [cue("thirty_seconds_left", ends - MINUTE / 2)] : []),
    ...(length >= MIN.wrap_up ? [cue("wrap_up", ends)] : []),
    cue("over_by_a_minute", ends + MINUTE),
  ];
}

function coming({ scene, begins, rest }: Part, isMine: (assignee: string | null) => boolean): PrivateCue[] {
  const place = rest.findIndex(({ assignee }) => isMine(assignee));
  const mine = rest[place];
  if (!mine) return [];
  const length = lengthOf(scene);
  const between = rest.slice(0, place).reduce((sum, each) => sum + lengthOf(each), 0);
  const minuteAhead = begins + length + between - MINUTE;
  const cues: PrivateCue[] = [];
  if (place === 0 && length >= MIN.next)
    cues.push({ kind: "next", name: nameOf(mine, "next", begins), at: begins, neighbour: scene.assignee });
  if (minuteAhead >= begins && minuteAhead < begins + length) {
    const kind = "in_a_minute";
    cues.push({ kind, name: nameOf(mine, kind, begins), at: minuteAhead, neighbour: null });
  }
  return cues;
}

/** Entering a segment again is another run through it, and so is the show after its rehearsal. */
const nameOf = ({ id }: Scene, kind: PrivateCueKind, begins: number): string => `${id}.${kind}.${begins}`;
