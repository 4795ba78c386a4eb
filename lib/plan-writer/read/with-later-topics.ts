import type { Outline } from "../outline";
import { clip } from "../patterns";
import type { Reading } from "./read-lines";

/**
 * Verbs that say what a person will talk about: "laat Annelies vertellen over de proef", "que Thomas raconte
 * comment …".
 */
const TOPIC_VERBS =
  "(?:\\s(?:will|should|can|to|va|vai|soll|kan|mag))?\\s(?:tell(?:s)?(?: us)?|talk(?:s)?|share(?:s)?|describe(?:s)?|explain(?:s)?|walk us|show(?:s)?|erzählen|erzählt|berichten|zeigen|raconte|raconter|explique|parle|montre|cuente|cuenta|contar|explique|hable|conte|conta|contar|fale|racconti|racconta|raccontare|spieghi|parli|vertellen|vertelt|laten zien|uitleggen)(?:\\s(?:us|uns|nous|nos|ci|ons))?\\s(?:(?:about|how|over|von|über|de|du|des|sobre|di|della|su|through)\\s)?([^.!?;,\\n]{6,110})";

/** Adds the topic that a later sentence gives a person by first name. */
export function withLaterTopics(people: Outline["people"], { sentences }: Reading): Outline["people"] {
  return people.map((person) => {
    if (person.topic !== null) return person;
    for (const word of person.name.split(" ")) {
      if (!/^\p{Lu}\p{L}{1,}$/u.test(word)) continue;
      const pattern = new RegExp(`(?<![\\p{L}])${word}${TOPIC_VERBS}`, "u");
      for (const { text } of sentences) {
        const topic = text.length < 900 ? pattern.exec(text)?.[1] : undefined;
        if (topic) return { ...person, topic: clip(topic.trim(), 120) };
      }
    }
    return person;
  });
}
