import { expect, it } from "vitest";
import { sql } from "@/lib/platform/database/db";

interface Reached {
  /** How the erasure of a person, a track or a whole recording reaches it. */
  erased: string;
  /** What an edit or a correction of the transcript does to it, or why it needn't do anything. */
  edited: string;
}

const NO_WORDS = "It has no words or pictures.";
const INPUT = "It's what the program is composed of, and stays as it was.";
const COMPOSED = "It's composed again.";

/** Each table with a recording's id. */
const REACHED: Record<string, Reached> = {
  clip: { erased: "eraseClips", edited: "outdatedClips, miscaptionedClips" },
  clip_segment: {
    erased: "eraseMoments",
    edited: "presentSegment, as the program plays it. A correction makes the analysis stale.",
  },
  content_item: { erased: "eraseContent", edited: "Standing" },
  distribution_job: {
    erased: "withdrawErased",
    edited: "isOutdated of its publications. Captions are read as they are sent.",
  },
  moment_search: { erased: "eraseMoments", edited: "Its transcript_version makes the analysis stale." },
  program_entry: {
    erased: "It has times and keys of pieces, and is composed again.",
    edited: COMPOSED,
  },
  program_header: { erased: "It has sizes and codecs only.", edited: COMPOSED },
  program_piece: { erased: "erasePeople", edited: `${COMPOSED} Until then, IS_WITHHELD.` },
  promo_kit_item: {
    erased: "It shows a clip of its segment, and has no bytes of its own.",
    edited: "outdatedClips, miscaptionedClips of its clip.",
  },
  recording_edit: { erased: "dropEdits", edited: "It's the edit. A correction moves its words: moveWords." },
  recording_erasure: { erased: "It says who was erased.", edited: NO_WORDS },
  recording_track: { erased: "eraseTracks", edited: INPUT },
  recording_upload: { erased: "eraseUpload", edited: INPUT },
  recording_upload_part: { erased: "eraseUpload", edited: INPUT },
  sales_call: { erased: "eraseCalls", edited: "staleOf" },
  show_session: { erased: "It has times only.", edited: NO_WORDS },
  sponsor_still: { erased: "eraseFiles", edited: "It's drawn again with the version's files." },
  transcript: { erased: "It has a version and a language only.", edited: "A correction raises its version." },
  transcript_correction: { erased: "eraseCorrections", edited: "It's the correction." },
  transcript_pass: { erased: "eraseCorrections", edited: "Its lines are read with edits and corrections." },
};

it("each table that belongs to a recording says how an erasure and an edit reach it", async () => {
  const tables = await sql<{ table_name: string }>(
    "",
    `SELECT DISTINCT c.table_name FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_schema = c.table_schema
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = 'recording_id'`,
  );
  expect(tables.map(({ table_name }) => table_name).toSorted()).toEqual(Object.keys(REACHED).toSorted());
});
