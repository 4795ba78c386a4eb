import { ABOUT, type ChosenMoment, notesOn, type PromptNote } from "./choose-moment";
import type { MomentWindow } from "./moment-windows";
import { SAYS_HOW } from "./vocabulary/topic-words";
import type { Wanted } from "./wanted";

/** What a clip should be like, rather than what is talked about: “in sepia”. */
const MANNER = /^(?:in|im|à)(?![\p{L}])/iu;

/** Takes the times that a sentence names, and returns what else it says that isn't true of them. */
export function chooseTimes(wanted: Wanted, window: MomentWindow): ChosenMoment & { wanted: Wanted } {
  const { topic, person } = wanted;
  const isAbout = topic === null || window.wordShare >= ABOUT;
  const isManner = !isAbout && (SAYS_HOW.test(topic) || MANNER.test(topic));
  const read = isManner ? { ...wanted, topic: null, rest: [topic, ...wanted.rest] } : wanted;
  const notes: PromptNote[] = [];
  if (!isAbout && !isManner)
    notes.push({ code: "topic_not_found", text: `Nothing about “${topic}” was found at these times.` });
  if (person && window.personShare === 0)
    notes.push({ code: "person_elsewhere", text: `${person.name} doesn't speak at these times.` });
  return { wanted: read, window, notes: notesOn(read, notes) };
}
