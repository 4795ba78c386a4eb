import { LedgerReader } from "@/lib/modules/after/playback";
import { toProgramEdits } from "@/lib/modules/after/program-edits";
import { recordingAnswers } from "@/lib/modules/people/recording-consent";
import { sql } from "@/lib/platform/database/db";
import { timelineOfFile } from "@/lib/program";
import type { ProgramSources } from "./program-sources";
import { BoardReader } from "./reading/board-reader";
import { type RecordingFacts, readRecording } from "./reading/recording-row";
import { TrackReader } from "./reading/track-reader";
import { designHash } from "./show-design";

/** By then, what was captured of a show on air is stored, and what people answered is written. */
const SETTLED_MS = 3_000;

/**
 * Reads what a recording's program is made of, again and again while the show is on air. It keeps what it has read:
 * each read takes six statements, however long the show is. Texts that are erased are only gone for a new reader.
 */
export class ProgramReader {
  readonly #tracks: TrackReader;
  #ledger: LedgerReader | undefined;
  #boards: BoardReader | undefined;
  #until = new Date(0);

  constructor(readonly recordingId: string) {
    this.#tracks = new TrackReader(recordingId);
  }

  /** Null if the recording was deleted. One read at a time. */
  async read(): Promise<ProgramSources | null> {
    const { recordingId } = this;
    const facts = await readRecording(recordingId);
    if (!facts) return null;
    const { eventId, version, workspaceId, environment, sessions, now, lastSeq, file } = facts;
    const began = sessions[0]?.startedAt ?? now;
    this.#ledger ??= new LedgerReader(eventId);
    this.#boards ??= new BoardReader(eventId);
    const [timeline, boards, given] = await Promise.all([
      file ? timelineOfFile(file, began) : this.#ledger.read(began, lastSeq),
      file ? [] : this.#boards.read(now),
      file ? [] : recordingAnswers({ sql }, eventId),
    ]);
    const until = this.#known(facts);
    const { tracks, liveTracks } = await this.#tracks.read(now, until, sessions);
    const { theme, accent, language, logoFileId } = facts;
    const design = { theme, accent, language, logoFileId };
    // Erased people are shown like those who declined: a silhouette without a name.
    const erased = facts.erasedPeople.map((personId) => ({ personId, agrees: false, at: new Date(0) }));
    const answers = given
      .filter(({ personId }) => !facts.erasedPeople.includes(personId))
      .map(({ personId, agrees, at }) => ({ personId, agrees, at }))
      .concat(erased);
    return {
      ...{ recordingId, version, eventId, workspaceId, environment, tracks, liveTracks, design },
      edits: toProgramEdits(facts.edits.filter(({ undoneVersion }) => undoneVersion === null)),
      show: { timeline, sessions, until, answers, boards, isFile: file !== null },
      look: designHash(design),
    };
  }

  /**
   * Returns the time up to which nothing changes any more: a while ago, and the end once the show is over. While
   * an entry is being written, which is most of the time if the audience is active and the machine busy, up to the latest
   * one that is there.
   */
  #known({ sessions, now, isQuiet, lastAt }: RecordingFacts): Date {
    const ends = sessions.map(({ endedAt }) => endedAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const end = Math.max(0, ...ends);
    if (Number.isFinite(end)) return new Date(end);
    const settled = now.getTime() - SETTLED_MS;
    const known = isQuiet ? settled : Math.min(settled, lastAt.getTime());
    this.#until = new Date(Math.max(this.#until.getTime(), known));
    return this.#until;
  }
}

/** Reads everything at once. Null if the recording was deleted. */
export const readProgram = (recordingId: string): Promise<ProgramSources | null> =>
  new ProgramReader(recordingId).read();
