/** Who is heard, as chosen by the user. */
export interface Mix {
  muted: ReadonlySet<string>;
  solo: ReadonlySet<string>;
}

/** The program's own sound. */
export const PROGRAM_MIX: Mix = { muted: new Set(), solo: new Set() };

/** Whether tracks are heard in place of the program's sound. */
export const isListening = ({ muted, solo }: Mix): boolean => muted.size > 0 || solo.size > 0;

export const withMuted = (mix: Mix, person: string): Mix => ({ ...mix, muted: toggled(mix.muted, person) });
export const withSolo = (mix: Mix, person: string): Mix => ({ ...mix, solo: toggled(mix.solo, person) });

/** Whether this person is heard. Solo is stronger than mute. */
export const isHeard = ({ muted, solo }: Mix, person: string): boolean =>
  solo.size > 0 ? solo.has(person) : !muted.has(person);

function toggled(set: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
}
