import type { Show } from "./show";

const MINUTE = 60;

export interface BreakWishes {
  /** Whether the brief mentions breaks at all, lunch included. */
  isAsked: boolean;
  /** Total number of breaks, if the brief says so. */
  count: number | null;
  /** Length of each break except lunch. */
  seconds: number | null;
  lunch: "refused" | "open" | { seconds: number | null };
}

/** Returns what the brief says about breaks. A break of half an hour is lunch, unless lunch is mentioned. */
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
