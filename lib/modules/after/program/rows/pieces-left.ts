import { sql } from "@/lib/platform/database/db";
import type { Plan } from "../planning/planned-piece";
import type { Known } from "../planning/verdict";

const WRITE = `
UPDATE recording SET pieces_left = $2, pieces_to_make = GREATEST(pieces_to_make, $2) WHERE id = $1 AND pieces_left IS DISTINCT FROM $2`;

/** Says how many pieces of an edited version are still missing. Equal pieces are made once. */
export async function writePiecesLeft(recordingId: string, plan: Plan, known: Known): Promise<void> {
  const keys = new Set(Object.values(plan).flatMap((pieces) => pieces.map(({ key }) => key)));
  const left = [...keys].filter((key) => known.get(key)?.state !== "stored").length;
  await sql("program_pieces_left", WRITE, [recordingId, left]);
}
