export type Language = "en" | "de" | "fr" | "es";

/** Small words that tell languages apart; each counts once per occurrence. */
const MARKS: Record<Language, string> = {
  en: "the and of to with how for from our what we is are your this that who will on about in an it by or as",
  de: "der die das und mit von wie für unsere wir ist sind ein eine nicht auf über zu den dem im am werden was sich auch bei aus",
  fr: "le la les et des avec pour une dans nous est sont sur comment ce cette qui que notre nos du au aux en vous par plus",
  es: "el la los las y de con para una en nosotros es son sobre cómo este esta que nuestro nuestra del al un por más como qué",
};

const SETS = Object.fromEntries(
  Object.entries(MARKS).map(([name, words]) => [name, new Set(words.split(" "))]),
) as Record<Language, Set<string>>;

/** The language a text is most likely in; English when nothing tells. */
export function languageOf(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: Language = "en";
  let most = 0;
  for (const [language, marks] of Object.entries(SETS) as [Language, Set<string>][]) {
    const score = words.filter((word) => marks.has(word)).length + accentsOf(text, language);
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

function accentsOf(text: string, language: Language): number {
  const typical = { en: /$^/g, de: /[äöüß]/gi, fr: /[çèêàùœ]/gi, es: /[ñ¿¡íóú]/gi }[language];
  return (text.match(typical) ?? []).length * 0.7;
}

/** The planner's language for a BCP 47 tag, when it speaks it. */
export function spoken(tag: string | null): Language | undefined {
  const base = tag?.split("-")[0]?.toLowerCase();
  return base === "en" || base === "de" || base === "fr" || base === "es" ? base : undefined;
}
