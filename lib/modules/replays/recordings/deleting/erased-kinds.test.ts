import { expect, it } from "vitest";
import { sql } from "@/lib/platform/database/db";

/** How the erasure of a person, a track or a whole recording reaches each table with a recording's id. */
const REACHED: Record<string, string> = {
  clip: "eraseClips",
  clip_segment: "eraseMoments",
  content_item: "eraseContent",
  distribution_job: "withdrawErased",
  moment_search: "eraseMoments",
  program_entry: "It has times and keys of pieces, and is composed again.",
  program_header: "It has sizes and codecs only.",
  program_piece: "erasePeople",
  promo_kit_item: "It shows a clip of its segment, and has no bytes of its own.",
  recording_edit: "dropEdits",
  recording_erasure: "It says who was erased.",
  recording_track: "eraseTracks",
  recording_upload: "eraseUpload",
  recording_upload_part: "eraseUpload",
  sales_call: "eraseCalls",
  show_session: "It has times only.",
  sponsor_still: "eraseFiles",
  transcript: "It has a version and a language only.",
  transcript_correction: "eraseCorrections",
  transcript_pass: "eraseCorrections",
};

it("each table that belongs to a recording says how an erasure reaches it", async () => {
  const tables = await sql<{ table_name: string }>(
    "",
    `SELECT DISTINCT c.table_name FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_schema = c.table_schema
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = 'recording_id'`,
  );
  expect(tables.map(({ table_name }) => table_name).toSorted()).toEqual(Object.keys(REACHED).toSorted());
});
