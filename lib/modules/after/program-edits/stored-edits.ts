import type { MediaRange, ProgramEdit } from "@/lib/program";
import type { EDIT_KINDS } from "./edit-vocabulary";

/** What an edit does: columns of `recording_edit`. */
export interface StoredEdit {
  kind: (typeof EDIT_KINDS)[number];
  personId: string | null;
  /** Null for the whole recording. */
  ranges: readonly MediaRange[] | null;
  /** The recording's first version with it, and the first again without it. */
  version: number;
  undoneVersion: number | null;
}

/** SQL: the edits of recording `r` in order, as JSON, those that were undone as well. */
export const STORED_EDITS = `COALESCE((
  SELECT json_agg(json_build_object('kind', d.kind, 'personId', d.person_id, 'ranges', d.ranges, 'version', d.version,
    'undoneVersion', d.undone_version) ORDER BY d.number)
  FROM recording_edit d WHERE d.recording_id = r.id), '[]')`;

/** Returns the edits that a version has. */
export const editsOfVersion = <T extends Pick<StoredEdit, "version" | "undoneVersion">>(
  edits: readonly T[],
  version: number,
): T[] =>
  edits.filter(
    (one) => one.version <= version && (one.undoneVersion === null || one.undoneVersion > version),
  );

/** Returns what edits mean for the program. */
export const toProgramEdits = (
  edits: readonly Pick<StoredEdit, "kind" | "personId" | "ranges">[],
): ProgramEdit[] =>
  edits.flatMap(({ kind, personId, ranges }): ProgramEdit[] => {
    if (kind === "drop" || kind === "trim") return (ranges ?? []).map((range) => ({ kind: "drop", range }));
    return (ranges ?? [null]).map((range) => ({ kind, personId: personId ?? "", range }));
  });
