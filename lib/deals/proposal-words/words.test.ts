import { expect, it } from "vitest";
import { filled, PROPOSAL_LANGUAGES, proposalLanguage, proposalWords } from "./words-for";

/** All sentences, by where they are. */
function sentencesIn(words: object, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${name}`, value]] : sentencesIn(value, `${path}${name}.`),
  );
}

const placesIn = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();

it("says the same with the same places in all languages", () => {
  const english = sentencesIn(proposalWords("en"));
  for (const language of PROPOSAL_LANGUAGES) {
    const others = new Map(sentencesIn(proposalWords(language)));
    for (const [path, sentence] of english)
      expect(placesIn(others.get(path) ?? ""), `${language} ${path}`).toEqual(placesIn(sentence));
  }
});

it("says in all languages how long a name can be", () => {
  for (const language of PROPOSAL_LANGUAGES)
    expect(proposalWords(language).sign.problems.name, language).toContain("120");
});

it("has English for languages without words", () => {
  expect(["de-AT", "FR", "es-419", "nl", ""].map(proposalLanguage)).toEqual(["de", "fr", "es", "en", "en"]);
});

it("doesn't fill places in what is filled in", () => {
  expect(filled("Ask {seller} for {seller}.", { seller: "{seller} & Co" })).toBe(
    "Ask {seller} & Co for {seller} & Co.",
  );
});
