import { listed } from "@/lib/content/words/words-of";
import type { Tone } from "../../vocabulary";
import type { Heard } from "../heard";
import { inline } from "../wording/inline";
import { codeOf, writingWords } from "../words/writing-words";
import type { Cast } from "./cast";

const MOST_NAMES = 3;

/** How the customer is greeted: the given contact, otherwise everyone of them who spoke; null if no name is known. */
export function salutation(heard: Heard, cast: Cast, contact: string | undefined, tone: Tone): string | null {
  const code = codeOf(heard.analysis.language);
  const { and } = writingWords(code);
  const given = contact === undefined ? "" : inline(contact, 80);
  if (given !== "") return code === "de" ? (titled(given, heard) ?? given) : given;
  const full = cast.customers.flatMap((label) => cast.fullName(label) ?? []);
  if (full.length === 0 || full.length > MOST_NAMES) return null;
  if (cast.informal)
    return listed(
      cast.customers.flatMap((label) => cast.called(label) ?? []),
      and,
    );
  if (code === "de") {
    const names = full.map((name) => titled(name, heard) ?? name);
    return names.join(tone === "friendly" ? ", hallo " : ", guten Tag ");
  }
  const names = tone === "formal" ? full : cast.customers.flatMap((label) => cast.called(label) ?? []);
  return listed(names, and);
}

/** "Frau Lang", if someone in the call says so. */
function titled(name: string, { transcript }: Heard): string | null {
  const last = name.split(" ").at(-1) ?? name;
  const pattern = new RegExp(
    `(?<!\\p{L})(frau|herrn?) ${last.replace(/[^\p{L}\p{N}-]/gu, "")}(?!\\p{L})`,
    "iu",
  );
  for (const { text } of transcript.lines) {
    const found = text.length > 2_000 ? null : pattern.exec(text);
    if (found) return `${/^f/iu.test(found[1] ?? "") ? "Frau" : "Herr"} ${last}`;
  }
  return null;
}
