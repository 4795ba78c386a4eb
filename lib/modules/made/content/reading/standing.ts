import { createHash } from "node:crypto";
import type { Recording } from "@/lib/generated/prisma/client";
import {
  type ReadShow,
  readShow,
  type SpokenLine,
  spokenAsEdited,
  takesWords,
} from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import { type ProgramEdit, type ProgramLine, programTime } from "@/lib/program";
import type { ContentBlockWire } from "../schema";
import type { StoredBasis, WrittenBlock } from "../stored-text";

type State = NonNullable<ContentBlockWire["basis_state"]>;

/** Part of the program, in milliseconds. */
interface Place {
  fromMs: number;
  toMs: number;
}

/** Edits that change what is said, by whom, or when. */
export const TELLING = ["drop", "mute_person", "hide_person", "redact_words", "intro", "outro"];

/** A mark of the edits that count now: another one means that texts may be wrong. */
export const editsMarkOf = (edits: readonly ProgramEdit[]): string =>
  createHash("sha256")
    .update(JSON.stringify(edits.filter(({ kind }) => TELLING.includes(kind)).map(withoutPlaces)))
    .digest("hex")
    .slice(0, 32);

/** A correction moves the places of an edit's words, but not what it takes. */
function withoutPlaces(edit: ProgramEdit): object {
  if (edit.kind === "redact_words") return { kind: edit.kind, range: edit.range };
  return edit.kind === "drop" ? { kind: edit.kind, range: edit.range } : edit;
}

/** What is said with the edits that count now. The version that is played may not have the latest of them yet. */
interface Spoken {
  lines: readonly SpokenLine[];
  line: ProgramLine;
}

/** Without the times of words, a sentence's are estimated. */
const ESTIMATE_MS = 2_000;

/** What texts of a recording stand on, as it is now. */
export class Standing {
  readonly editsMark: string;

  constructor(
    readonly recording: Pick<Recording, "id" | "version">,
    readonly transcriptVersion: number,
    private readonly read: ReadShow,
    private readonly spoken: Spoken,
  ) {
    this.editsMark = editsMarkOf(read.edits);
  }

  /** Where the words are in the program that is played; null if it doesn't have them. */
  placeOf(basis: StoredBasis): Place | null {
    return placeOn(this.read.line, basis);
  }

  /** Null for a block that stands on no one's words or name. */
  stateOf({ basis, people }: Pick<WrittenBlock, "basis" | "people">): State | null {
    if (people.length === 0) return null;
    const { edits } = this.read;
    if (people.some((id) => edits.some((edit) => hides(edit, id)))) return "gone";
    const states = basis.map((one) => this.#stateOfBasis(one, people));
    if (states.includes("gone")) return "gone";
    return states.includes("changed") ? "changed" : basis.length > 0 ? "current" : null;
  }

  /** The lines have no words that an edit takes, so a quote that is in them may be told. */
  #stateOfBasis(basis: StoredBasis, people: readonly string[]): State {
    const { lines, line: asEdited } = this.spoken;
    const place = placeOn(asEdited, basis);
    if (!place) return "gone";
    const said = lines.filter(
      (line) =>
        line.text !== "" &&
        line.fromMs < place.toMs &&
        line.toMs > place.fromMs &&
        (people.includes(line.saidBy) || line.personId === basis.personId),
    );
    const isNamed = basis.speaker !== null;
    if (said.length === 0 || (isNamed && said.some(({ isHidden }) => isHidden))) return "gone";
    const theirs = said.filter(
      ({ personId, speaker }) => personId === basis.personId && (!isNamed || speaker === basis.speaker),
    );
    if (plain(theirs.map(({ text }) => text).join(" ")).includes(plain(basis.quote))) return "current";
    return this.read.edits.some((edit) => takesFrom(edit, basis)) ? "gone" : "changed";
  }
}

function placeOn({ stretches }: ProgramLine, { sessionId, fromMs, toMs }: StoredBasis): Place | null {
  const from = programTime(stretches, { sessionId, ms: fromMs });
  const last = programTime(stretches, { sessionId, ms: toMs - 1 });
  if (from === null && last === null) return null;
  const length = toMs - fromMs;
  return { fromMs: from ?? Math.max(0, (last ?? 0) - length), toMs: last ?? (from ?? 0) + length };
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Whether an edit hides a person throughout: then no one may name them. */
const hides = (edit: ProgramEdit, personId: string): boolean =>
  edit.kind === "hide_person" && edit.range === null && edit.personId === personId;

/** Whether an edit may have taken a sentence's words. */
function takesFrom(edit: ProgramEdit, { sessionId, fromMs, toMs }: StoredBasis): boolean {
  if (!takesWords(edit) && edit.kind !== "drop") return false;
  const { range } = edit;
  if (range === null) return true;
  const isNear = range.fromMs < toMs + ESTIMATE_MS && fromMs < range.toMs + ESTIMATE_MS;
  return range.sessionId === sessionId && isNear;
}

/** Returns what texts of a recording stand on now. Null if it was deleted. */
export async function readStanding(ctx: Pick<Ctx, "db">, recording: Recording): Promise<Standing | null> {
  const read = await readShow(recording.id);
  const spoken = await spokenAsEdited(recording.id);
  if (!read || !spoken) return null;
  const transcript = await ctx.db.transcript.findUnique({ where: { recordingId: recording.id } });
  return new Standing(recording, transcript?.version ?? 1, read, spoken);
}
