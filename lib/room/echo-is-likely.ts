import type { DeviceChoices } from "./device-choices";
import type { DeviceList } from "./devices";

/** How vendors and systems name headphones, in the languages of our pages. */
const IN_EARS =
  /head\s?(phone|set)|ear\s?(phone|bud|pod)|air\s?pods|buds|hands-?free|kopfhörer|ohrhörer|casque|écouteur|auricular/i;

/** Whether the others may hear an echo: the audio plays from a speaker, or from an unknown device. */
export function echoIsLikely(
  { speakers }: Pick<DeviceList, "speakers">,
  { speakerId }: Pick<DeviceChoices, "speakerId">,
): boolean {
  const speaker = speakers.find(({ id }) => id === speakerId) ?? speakers[0];
  return !speaker || !IN_EARS.test(speaker.label);
}
