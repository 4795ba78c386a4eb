import type { ReminderWords } from "./reminder-words";
import { de } from "./reminders-de";
import { en } from "./reminders-en";
import { es } from "./reminders-es";
import { fr } from "./reminders-fr";

const LANGUAGES: Record<string, ReminderWords> = { en, de, es, fr };

/** What reminders say in a language that `wordsFor` speaks. */
export const reminderWordsFor = (tag: string): ReminderWords =>
  LANGUAGES[tag.toLowerCase().split("-")[0] ?? "en"] ?? en;
