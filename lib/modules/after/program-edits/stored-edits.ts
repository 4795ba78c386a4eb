import type { HideableLayer, MediaRange, ProgramEdit, RedactedWords, WordRange } from "@/lib/program";
import type { Layout, Rect } from "@/lib/stage";
import type { EDIT_KINDS } from "./edit-vocabulary";

/** What else a kind of edit needs. */
export interface EditDetails {
  /** `layout`: null for the one that the show had. */
  layout?: Layout | null;
  /** `layout`: null for everyone. */
  people?: readonly string[] | null;
  /** `move_cut`: the moment that is shown instead, in milliseconds of the session's media time. */
  atMs?: number;
  /** `hide_layer` */
  layer?: HideableLayer;
  /** `redact_slide` */
  presentationId?: string | null;
  page?: number;
  /** `redact_slide` of a card that was made from a scene. */
  sceneId?: string;
  /** `redact_area` */
  area?: Rect;
  /** `intro`, `outro` */
  video?: { videoId: string; src: string };
  /** `redact_words`, and a cut by words. */
  words?: SpokenWords;
  /** Those of further lines or places, each with a range of its own. */
  moreWords?: readonly SpokenWords[];
}

export type SpokenWords = WordRange & Pick<RedactedWords, "fromMs" | "toMs">;

/** Returns the words that an edit names: for a redaction in the order of its ranges. */
export const wordsOf = (details: EditDetails | null): SpokenWords[] =>
  [details?.words, ...(details?.moreWords ?? [])].filter((words) => words !== undefined);

/** What an edit does: columns of `recording_edit`. */
export interface StoredEdit {
  kind: (typeof EDIT_KINDS)[number];
  personId: string | null;
  /** Null for the whole recording. */
  ranges: readonly MediaRange[] | null;
  details: EditDetails | null;
  /** The recording's first version with it, and the first again without it. */
  version: number;
  undoneVersion: number | null;
}

/** SQL: the edits of recording `r` in order, as JSON, those that were undone as well. */
export const STORED_EDITS = `COALESCE((
  SELECT json_agg(json_build_object('kind', d.kind, 'personId', d.person_id, 'ranges', d.ranges, 'details', d.details,
    'version', d.version, 'undoneVersion', d.undone_version) ORDER BY d.number)
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
  edits: readonly Pick<StoredEdit, "kind" | "personId" | "ranges" | "details">[],
): ProgramEdit[] =>
  edits.flatMap((edit): ProgramEdit[] => {
    const { kind, personId, ranges } = edit;
    if (kind === "hide_person" || kind === "mute_person")
      return (ranges ?? [null]).map((range) => ({ kind, personId: personId ?? "", range }));
    return (ranges ?? []).flatMap((range, place) => inRange(edit, range, place) ?? []);
  });

function inRange(
  { kind, details }: Pick<StoredEdit, "kind" | "details">,
  range: MediaRange,
  place: number,
): ProgramEdit | null {
  const {
    layout = null,
    people = null,
    atMs,
    layer,
    presentationId = null,
    page,
    sceneId,
    area,
    words,
    moreWords = [],
    video,
  } = details ?? {};
  switch (kind) {
    case "layout":
      return { kind, layout, people, range };
    case "move_cut":
      return atMs === undefined ? null : { kind, atMs, range };
    case "hide_layer":
      return layer === undefined ? null : { kind, layer, range };
    case "redact_slide":
      return page === undefined
        ? null
        : { kind, presentationId, page, ...(sceneId === undefined ? {} : { sceneId }), range };
    case "redact_area":
      return area === undefined ? null : { kind, area, range };
    case "redact_words": {
      const said = [words, ...moreWords][place];
      return said === undefined ? null : { kind, ...said, range };
    }
    case "intro":
    case "outro":
      return video === undefined ? null : { kind, video, range };
    case "hide_person":
    case "mute_person":
      return null;
    case "drop":
    case "trim":
    case "shorten_silences": {
      const said = moreWords.length > 0 ? [words, ...moreWords][place] : words;
      return { kind: "drop", range, ...(said ? { words: said } : {}) };
    }
  }
}
