const TITLES =
  "instructor|trainer(?:in)?|teacher|tutor|dozent(?:in)?|kursleiter(?:in)?|lehrer(?:in)?|format(?:eur|rice|ore|ora)|instructora?|profesora?|formadora?|professora?|instrutora?|docente?|istrut(?:tore|trice)|講師|インストラクター";

/** Teachers are on the roster, even if they lead the show. */
const TEACHING_TITLE = new RegExp(`^(?:${TITLES})$`, "iu");
const TITLE_BEFORE = new RegExp(
  `(?<![\\p{L}])(${TITLES})(?:s|s?\\s(?:is|ist|est|es|é|è))?\\s?[:：は]?\\s*$`,
  "iu",
);
const TAUGHT_BY = /(?<![\p{L}])(?:taught|trained) by\s$/iu;

export const isTeaching = (title: string | null): boolean => title !== null && TEACHING_TITLE.test(title);

/** Returns the title implied by the words before a name: "Instructor: Mel Abara", "taught by Ana Ruiz". */
export function teachingTitle(before: string): string | null {
  const said = TITLE_BEFORE.exec(before)?.[1];
  if (said) return said.charAt(0).toUpperCase() + said.slice(1).toLowerCase();
  return TAUGHT_BY.test(before) ? "Instructor" : null;
}
