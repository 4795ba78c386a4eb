import type { DeviceChoices } from "./device-choices";
import type { DeviceList } from "./devices";

/** How makers and systems name what sits in or on ears, in the languages of our pages. */
const IN_EARS =
  /head\s?(phone|set)|ear\s?(phone|bud|pod)|air\s?pods|buds|hands-?free|kopfhörer|ohrhörer|casque|écouteur|auricular/i;

/** Whether the others may hear themselves: the sound leaves a speaker, or nobody knows where it leaves. */
export function echoIsLikely(
  { speakers }: Pick<DeviceList, "speakers">,
  { speakerId }: Pick<DeviceChoices, "speakerId">,
): boolean {
  const speaker = speakers.find(({ id }) => id === speakerId) ?? speakers[0];
  return !speaker || !IN_EARS.test(speaker.label);
}
