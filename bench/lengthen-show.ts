import { createServer } from "node:http";
import { planProgram } from "@/lib/modules/after/program/planning/plan-program";
import { NOTHING_YET, type PlannedPiece } from "@/lib/modules/after/program/planning/planned-piece";
import { readProgram } from "@/lib/modules/after/program/sources/program-reader";
import { requestProgramAgain } from "@/lib/modules/after/program-requests";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql, transaction } from "@/lib/platform/database/db";
import { announce } from "./announce";

/** Makes a recorded show that is over an hour long, with its program, without an hour of composing. */

const SIZE = { width: 1280, height: 720 };

/** What happened at its end, and everything after it, happens later. */
const LATER = [
  `UPDATE show_event e SET at = e.at + make_interval(secs => $2) FROM show_session s
   WHERE s.recording_id = $1 AND e.event_id = s.event_id AND e.at > s.ended_at - interval '500 ms'`,
  "UPDATE show_session SET ended_at = ended_at + make_interval(secs => $2) WHERE recording_id = $1",
  "UPDATE recording SET ended_at = ended_at + make_interval(secs => $2) WHERE id = $1",
];

/** Pieces that nothing has rendered have the bytes of one that is as long, or of the longest. */
const FILL = `
INSERT INTO program_piece (recording_id, key, rendition, state, frames, file_key, size_bytes, sha256, measured, people)
SELECT $1, wanted.key, wanted.rendition, 'stored', wanted.frames, made.file_key, made.size_bytes, made.sha256, made.measured, made.people
FROM unnest($2::text[], $3::text[], $4::int[]) AS wanted (key, rendition, frames), LATERAL (
  SELECT * FROM program_piece p WHERE p.recording_id = $1 AND p.rendition = wanted.rendition AND p.state = 'stored'
  ORDER BY p.frames = wanted.frames DESC, p.frames DESC LIMIT 1
) AS made
ON CONFLICT DO NOTHING`;

async function lengthen(recordingId: string, seconds: number): Promise<{ version: number; pieces: number }> {
  const pieces = await transaction(async () => {
    // The ledger allows no changes otherwise, and no one is told of what is half done.
    await sql("bench_quiet", "SET LOCAL session_replication_role = replica", []);
    for (const [index, text] of LATER.entries())
      await sql(`bench_later_${index}`, text, [recordingId, seconds]);
    const sources = await readProgram(recordingId);
    if (!sources) throw new Error("There is no recording.");
    const plan = planProgram({
      ...sources,
      size: SIZE,
      isLive: false,
      now: databaseNow(),
      from: NOTHING_YET,
    });
    const wanted: PlannedPiece[] = Object.values(plan).flat();
    await sql("bench_fill", FILL, [
      recordingId,
      wanted.map(({ key }) => key),
      wanted.map(({ rendition }) => rendition),
      wanted.map(({ pieceFrames }) => pieceFrames),
    ]);
    return wanted.length;
  });
  const [row] = await sql<{ version: number }>(
    "bench_version",
    "UPDATE recording SET version = version + 1 WHERE id = $1 RETURNING version",
    [recordingId],
  );
  await requestProgramAgain(recordingId);
  return { version: row?.version ?? 0, pieces };
}

announce(
  createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://bench");
    lengthen(searchParams.get("recording") ?? "", Number(searchParams.get("seconds"))).then(
      (made) => response.end(JSON.stringify(made)),
      (error: Error) => response.writeHead(500).end(String(error.stack)),
    );
  }),
);
