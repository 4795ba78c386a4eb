import type { Outline } from "../outline";

/** What an agenda adds up to when every part of it has its minutes. */
export function agendaSeconds({ agenda }: Pick<Outline, "agenda">): number | null {
  if (agenda.length === 0 || agenda.some(({ seconds }) => seconds === null)) return null;
  return agenda.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
}
