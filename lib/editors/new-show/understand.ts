import { type Outline, planSeconds, readOutline, writePlan } from "@/lib/plan-writer";
import { readStart } from "./read-start";
import { readTitle } from "./read-title";
import { type Read, readZone } from "./read-zone";

/** Somebody who is put on the roster with the show. */
export interface NewGuest {
  name: string;
  title: string;
  company: string;
}

/** What the form says beside the brief: it comes before what the brief says. */
export interface Told {
  title: string | null;
  minutes: number | null;
  language: string | null;
  zone: string | null;
  guests: readonly NewGuest[];
}

export interface PlannedPart {
  id: string;
  title: string;
  type: ReturnType<typeof writePlan>["segments"][number]["type"];
  seconds: number;
  who: string | null;
}

/** What a brief says of a show, each fact with its words, and the run of show that is written from it. */
export interface Understood {
  title: Read<string> | null;
  /** What the clocks of the show's zone show at its start. */
  starts: Read<string> | null;
  zone: Read<string> | null;
  minutes: Read<number> | null;
  language: string;
  outline: Outline;
  parts: PlannedPart[];
}

interface Here {
  /** The reader's own zone, where nobody names another. */
  zone: string;
  now: Date;
}

/** Reads a brief as the server does, and writes the run of show that the show begins with. Pure, and the same each time. */
export function understand(brief: string, told: Told, here: Here): Understood {
  const title = readTitle(brief);
  const guests = told.guests.map((guest, index) => ({ id: String(index), ...guest, intro: "" }));
  const facts = {
    title: told.title ?? title?.value ?? "",
    brief,
    language: told.language,
    seconds: told.minutes === null ? null : told.minutes * 60,
    hostName: null,
    guests,
  };
  const outline = readOutline(facts);
  const named = readZone(brief);
  const zone = told.zone ?? named?.value ?? here.zone;
  const names = new Map(guests.map(({ id, name }) => [id, name]));
  const { segments } = writePlan(outline, { ...facts, language: told.language ?? outline.language });
  return {
    title,
    starts: readStart(brief, { language: outline.language, zone, now: here.now }),
    zone: named,
    minutes: minutesOf(outline),
    language: outline.language,
    outline,
    parts: segments.map(({ title: name, type, duration_sec, assignee }, index) => ({
      id: `${index} ${name}`,
      title: name,
      type,
      seconds: duration_sec,
      who: assignee === "host" ? "Host" : (names.get(assignee ?? "") ?? null),
    })),
  };
}

/** Only where the brief gives it, by itself or by its agenda. */
function minutesOf(outline: Outline): Read<number> | null {
  const timed = outline.agenda.some(({ seconds }) => seconds !== null);
  if (!outline.length && !timed) return null;
  const seconds = planSeconds(outline, { seconds: null, guests: [] });
  return { value: Math.round(seconds / 60), from: outline.length?.from ?? "the agenda" };
}
