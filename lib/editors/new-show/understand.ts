import { type Outline, planSeconds, readOutline, writePlan } from "@/lib/plan-writer";
import { readStart } from "./read-start";
import { readTitle } from "./read-title";
import { type Read, readZone } from "./read-zone";

/** A guest who is added to the roster with the show. */
export interface NewGuest {
  name: string;
  title: string;
  company: string;
}

/** What the form says besides the brief. Takes precedence over the brief. */
export interface GivenFacts {
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

/** What a brief says about a show, each fact with its words, and the run of show written from it. */
export interface Understood {
  title: Read<string> | null;
  /** Local time at the start, in the show's time zone. */
  starts: Read<string> | null;
  zone: Read<string> | null;
  minutes: Read<number> | null;
  language: string;
  outline: Outline;
  parts: PlannedPart[];
}

interface Here {
  /** The reader's own time zone, used if none is named. */
  zone: string;
  now: Date;
}

/** Reads a brief as the server does, and writes the show's first run of show. Pure and deterministic. */
export function understand(brief: string, given: GivenFacts, here: Here): Understood {
  const title = readTitle(brief);
  const guests = given.guests.map((guest, index) => ({ id: String(index), ...guest, intro: "" }));
  const facts = {
    title: given.title ?? title?.value ?? "",
    brief,
    language: given.language,
    seconds: given.minutes === null ? null : given.minutes * 60,
    hostName: null,
    guests,
  };
  const outline = readOutline(facts);
  const named = readZone(brief);
  const zone = given.zone ?? named?.value ?? here.zone;
  const names = new Map(guests.map(({ id, name }) => [id, name]));
  const { segments } = writePlan(outline, { ...facts, language: given.language ?? outline.language });
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

/** Only if the brief states it, directly or through its agenda. */
function minutesOf(outline: Outline): Read<number> | null {
  const timed = outline.agenda.some(({ seconds }) => seconds !== null);
  if (!outline.length && !timed) return null;
  const seconds = planSeconds(outline, { seconds: null, guests: [] });
  return { value: Math.round(seconds / 60), from: outline.length?.from ?? "the agenda" };
}
