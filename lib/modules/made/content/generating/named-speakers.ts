import type { ToldShow } from "@/lib/content/told-show";
import { isUnnamedVoice } from "@/lib/program";

/** Returns the names of those who speak, in the order of their first words. "Speaker 1" is no one's name. */
export function namedSpeakers(lines: ToldShow["lines"]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { personId, speaker } of lines)
    if (speaker !== null && !names.has(personId) && !isUnnamedVoice({ personId, name: speaker }))
      names.set(personId, speaker);
  return names;
}
