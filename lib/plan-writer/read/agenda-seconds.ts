import type { Outline } from "../outline";

/** Returns the sum of an agenda's minutes, in seconds; null unless every item has them. */
export function agendaSeconds({ agenda }: Pick<Outline, "agenda">): number | null {
  if (agenda.length === 0 || agenda.some(({ seconds }) => seconds === null)) return null;
  return agenda.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
}
