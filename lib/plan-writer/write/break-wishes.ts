import type { Show } from "./show";

const MINUTE = 60;

export interface BreakWishes {
  /** Whether anybody spoke of breaks at all, lunch included. */
  isAsked: boolean;
  /** How many there are in all, when the brief says so. */
  count: number | null;
  /** Of each that is not lunch. */
  seconds: number | null;
  lunch: "refused" | "open" | { seconds: number | null };
}

/** What the brief says of breaks. A break of half an hour is lunch, where no lunch was spoken of. */
export function breakWishes({ outline }: Show): BreakWishes {
  const breaks = outline.requests.filter(({ what }) => what === "break");
  const others = breaks.find(({ wanted, about }) => wanted && about === null);
  const lunch = breaks.find(({ about }) => about !== null);
  const isLong = !lunch && others?.seconds != null && others.seconds >= 30 * MINUTE;
  return {
    isAsked: others !== undefined || (lunch?.wanted ?? false),
    count: others?.count === undefined ? null : others.count + (lunch?.wanted ? 1 : 0),
    seconds: isLong ? null : (others?.seconds ?? null),
    lunch: lunch
      ? lunch.wanted
        ? { seconds: lunch.seconds }
        : "refused"
      : isLong
        ? { seconds: others.seconds }
        : "open",
  };
}
