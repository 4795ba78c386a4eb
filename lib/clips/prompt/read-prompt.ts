import { AskedSentence } from "./asked-sentence";
import { readLength, readTimes } from "./read-length";
import { readLook } from "./read-look";
import { readTopic } from "./read-topic";
import type { Person, Wanted } from "./wanted";

/**
 * Reads what a sentence asks for, in English, German, French or Spanish. What is understood is taken out of it, one thing
 * after the other; what is left is what should be talked about.
 * @param people everyone in the recording
 */
export function readPrompt(prompt: string, people: readonly Person[]): Wanted {
  const sentence = new AskedSentence(prompt);
  const look = readLook(sentence);
  const length = readLength(sentence);
  const times = readTimes(sentence);
  const { onlyOne, ...about } = readTopic(sentence, people);
  if (onlyOne) look.focusMode = "pin";
  return { ...about, ...times, length, look };
}
