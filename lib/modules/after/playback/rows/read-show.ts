import {
  editsOfVersion,
  STORED_EDITS,
  type StoredEdit,
  toProgramEdits,
} from "@/lib/modules/after/program-edits";
import { UPLOADED_FILE, type UploadedFile } from "@/lib/modules/after/uploaded-files";
import { recordingAnswers } from "@/lib/modules/people/recording-consent";
import { sql } from "@/lib/platform/database/db";
import {
  type ProgramEdit,
  type ProgramLine,
  programLine,
  type RecordedShow,
  timelineOfFile,
} from "@/lib/program";
import { Kept } from "./kept";
import { LedgerReader } from "./ledger-reader";

/** A recorded show, and when its program plays what of it. */
export interface ReadShow {
  show: RecordedShow;
  /** Of the version that is played. */
  line: ProgramLine;
  /** Those that count now. The version that is played may not have the latest of them yet. */
  edits: readonly ProgramEdit[];
}

interface Facts extends Record<string, unknown> {
  eventId: string;
  now: Date;
  /** The last entry of the ledger. */
  lastSeq: number;
  answers: number;
  /** The version that is played, or will be. */
  version: number;
  edits: StoredEdit[];
  sessions: { id: string; from: number; to: number | null }[] | null;
  /** Of a recording from elsewhere. */
  file: UploadedFile | null;
}

const READ = `
SELECT r.event_id AS "eventId", clock_timestamp() AS now,
  COALESCE((SELECT seq FROM stage s WHERE s.event_id = r.event_id), 0) AS "lastSeq",
  (SELECT count(*)::int FROM recording_answer a WHERE a.event_id = r.event_id) AS answers,
  COALESCE(r.program_version, r.version) AS version, ${STORED_EDITS} AS edits,
  (SELECT json_agg(json_build_object(
      'id', s.id, 'from', (extract(epoch FROM COALESCE(s.media_started_at, s.started_at)) * 1000)::float8,
      'to', (extract(epoch FROM s.ended_at) * 1000)::float8) ORDER BY s.started_at)
   FROM show_session s WHERE s.recording_id = r.id) AS sessions, ${UPLOADED_FILE} AS file
FROM recording r WHERE r.id = $1 AND r.deleted_at IS NULL`;

/** What changes of a show on air apart from its ledger, its answers and its sessions: how long it is. */
const STEP_MS = 1_000;

interface Known {
  ledger: LedgerReader;
  /** When something is erased, the version rises. What was read before may have it. */
  version: number;
  mark: string;
  read: Promise<ReadShow>;
}

const known = new Kept<Known>("playback-shows", 20);

/** Returns a recording's show. It's kept, and only what is new is read. Null if the recording was deleted. */
export async function readShow(recordingId: string): Promise<ReadShow | null> {
  const [facts] = await sql<Facts>("playback_show", READ, [recordingId]);
  if (!facts) return null;
  const step = isOpen(facts) ? Math.floor(facts.now.getTime() / STEP_MS) : 0;
  const mark = JSON.stringify([
    facts.lastSeq,
    facts.answers,
    facts.sessions,
    facts.version,
    facts.edits,
    step,
  ]);
  const before = known.get(recordingId);
  if (before?.mark === mark) return before.read;
  const isSame = before?.version === facts.version;
  const ledger = (isSame && before?.ledger) || new LedgerReader(facts.eventId);
  // One read at a time, and none after a failed one.
  const read = (before?.read ?? Promise.resolve()).then(() => showOf(facts, ledger));
  known.put(recordingId, { ledger, version: facts.version, mark, read });
  read.catch(() => known.drop(recordingId));
  return read;
}

const isOpen = ({ sessions }: Facts): boolean => sessions?.some(({ to }) => to === null) ?? false;

async function showOf(facts: Facts, ledger: LedgerReader): Promise<ReadShow> {
  const sessions = (facts.sessions ?? []).map(({ id, from, to }) => ({
    id,
    startedAt: new Date(from),
    endedAt: to === null ? null : new Date(to),
  }));
  const began = sessions[0]?.startedAt ?? facts.now;
  const { file } = facts;
  const timeline = file ? timelineOfFile(file, began) : await ledger.read(began, facts.lastSeq);
  const given = file ? [] : await recordingAnswers({ sql }, facts.eventId);
  const answers = given.map(({ personId, agrees, at }) => ({ personId, agrees, at }));
  const last = Math.max(...sessions.map(({ endedAt }) => endedAt?.getTime() ?? facts.now.getTime()), 0);
  const show = { timeline, sessions, until: new Date(last), answers, isFile: file !== null };
  const { version, edits } = facts;
  return {
    show,
    line: programLine(show, toProgramEdits(editsOfVersion(edits, version))),
    edits: toProgramEdits(edits.filter(({ undoneVersion }) => undoneVersion === null)),
  };
}
