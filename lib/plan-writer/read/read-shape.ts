import type { Outline } from "../outline";
import { LIGHTNING, MANY_VOICES, WORKSHOP } from "../words/show-words";

interface Facts {
  text: string;
  seconds: number | null;
  agenda: Outline["agenda"];
  people: Outline["people"];
  requests: Outline["requests"];
  roster: number;
}

const SHORT_TALK = 12 * 60;

/** Returns the kind of show. An agenda with lengths counts as a fixed agenda, whatever the show is called. */
export function readShape({ text, seconds, agenda, people, requests, roster }: Facts): Outline["shape"] {
  if (agenda.length >= 2 && agenda.some((item) => item.seconds !== null)) return "agenda";
  const guests = Math.max(people.filter(({ role }) => role === "guest").length, roster);
  const refused = (what: string) => requests.some((one) => one.what === what && !one.wanted);
  if (LIGHTNING.test(text)) return "lightning";
  // Two guests within an hour make a conversation, even if a workshop is mentioned.
  const isTalk = guests >= 2 && seconds !== null && seconds <= 60 * 60;
  if (WORKSHOP.test(text) && (seconds === null || seconds > 30 * 60) && !isTalk) return "workshop";
  if (agenda.length >= 2) return "agenda";
  if (MANY_VOICES.test(text) && !refused("panel")) return "panel";
  if (seconds !== null && seconds <= SHORT_TALK && guests <= 1) return "lightning";
  return guests > 0 ? (guests > 6 ? "panel" : "interviews") : "talk";
}
