import type { CopyFields, CopyKind } from "../../copy-schema";
import { wordsFor } from "../words/words-for";
import { de } from "./built-in/de";
import { en } from "./built-in/en";
import { es } from "./built-in/es";
import { fr } from "./built-in/fr";
import type { CopyVariant, OwnWords } from "./built-in/own-words";

const LANGUAGES: Record<string, OwnWords> = { en, de, es, fr };

/** Returns the built-in copy in a language. English is the fallback. */
export const ownWords = (language: string): OwnWords =>
  LANGUAGES[language.toLowerCase().split("-")[0] ?? "en"] ?? en;

/** Returns the default copy of an email, in one of the supported languages. */
export function builtInCopy(kind: CopyKind, tag: string, variant?: CopyVariant): CopyFields {
  const { language, words } = wordsFor(tag);
  const common = { heading: "{{title}}", button_label: words.join, from_name: "{{organiser}}" };
  if (kind === "confirmation")
    return {
      ...common,
      subject: words.subject.confirmed("{{title}}"),
      preheader: "{{starts_at}}",
      body: `${words.greeting("{{name}}")}\n\n${words.lead.confirmed("{{title}}", "")}`,
    };
  const { subject, preheader, body, button_label } = ownWords(language)[variant ?? kind];
  return {
    ...common,
    ...(button_label ? { button_label } : {}),
    subject,
    preheader: preheader ?? "{{starts_at}}",
    body: `${words.greeting("{{name}}")}\n\n${body}`,
  };
}
