const TITLES =
  "instructor|trainer(?:in)?|teacher|tutor|dozent(?:in)?|kursleiter(?:in)?|lehrer(?:in)?|format(?:eur|rice|ore|ora)|instructora?|profesora?|formadora?|professora?|instrutora?|docente?|istrut(?:tore|trice)|講師|インストラクター";

/** Whoever teaches stands on the roster, also where they lead the show. */
const TEACHING_TITLE = new RegExp(`^(?:${TITLES})$`, "iu");
const TITLE_BEFORE = new RegExp(
  `(?<![\\p{L}])(${TITLES})(?:s|s?\\s(?:is|ist|est|es|é|è))?\\s?[:：は]?\\s*$`,
  "iu",
);
const TAUGHT_BY = /(?<![\p{L}])(?:taught|trained) by\s$/iu;

export const isTeaching = (title: string | null): boolean => title !== null && TEACHING_TITLE.test(title);

/** The title that the words in front of a name give whom it names: "Instructor: Mel Abara", "taught by Ana Ruiz". */
export function teachingTitle(before: string): string | null {
  const said = TITLE_BEFORE.exec(before)?.[1];
  if (said) return said.charAt(0).toUpperCase() + said.slice(1).toLowerCase();
  return TAUGHT_BY.test(before) ? "Instructor" : null;
}
