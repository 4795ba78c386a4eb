import { plainName } from "@/lib/platform/tables/plain-name";
import type { TableField } from "../table-fields-schema";

/** Common names of columns, without punctuation, spaces and capitals. */
const NAMES: Record<TableField, string> = {
  start:
    "start starts starttime begin begins time from startzeit beginn anfang zeit uhrzeit von hora inicio heure debut",
  end: "end ends endtime until to ende endzeit bis fin",
  offset: "offset elapsed",
  length:
    "length duration runtime min mins minutes seconds sec durationsec lengthmin durationmin minuten sekunden lange laenge dauer zeitbedarf duree duracion",
  title:
    "title topic part segment item session agenda agendaitem subject what was titel thema programmpunkt punkt tagesordnungspunkt inhalt titre titulo tema",
  type: "kind type format segmenttype art typ",
  assignee:
    "speaker speakers who person presenter presenters assignee host moderator sprecher sprecherin sprecherinnen referent referentin referierende redner rednerin wer vortragende intervenant ponente",
  notes:
    "notes note comment comments remarks description details notiz notizen bemerkung bemerkungen anmerkung anmerkungen kommentar kommentare beschreibung",
  script: "script text skript sprechtext moderationstext",
  questions: "questions fragen",
  slide: "slide slides folie folien presentation prasentation",
  poll: "poll pollquestion umfrage",
  options: "answers options pollanswers polloptions antworten antwortmoglichkeiten",
  ticker: "ticker laufband",
  emcee_line: "announcer announcement emcee emceeline ansage ansager",
  layout: "layout",
  id: "id segmentid partid",
  video: "video film clip einspieler",
  whiteboard: "whiteboard board tafel",
};

const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(" ").map((name) => [name, field as TableField] as const),
  ),
);

const SECONDS = /sec|sek/i;

export interface Columns {
  /** The column of each field, counted from 0. */
  places: ReadonlyMap<TableField, number>;
  /** True if bare numbers are seconds, not minutes. */
  inSeconds: boolean;
}

/** Recognizes columns by their names. Of two columns with the same meaning, the first is used. */
export function detectColumns(names: readonly string[]): Columns {
  const places = new Map<TableField, number>();
  for (const [place, name] of names.entries()) {
    const field = fieldOf(name);
    if (field && !places.has(field)) places.set(field, place);
  }
  return { places, inSeconds: SECONDS.test(names[places.get("length") ?? -1] ?? "") };
}

/** The name may be followed by a unit or an explanation in brackets. */
function fieldOf(text: string): TableField | undefined {
  const name = text.slice(0, 100);
  return FIELD_OF.get(plainName(name)) ?? FIELD_OF.get(plainName(name.split(/[([]/)[0] ?? ""));
}
