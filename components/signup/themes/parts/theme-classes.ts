import clsx from "clsx";
import { FORM_PARTS } from "../../signup-classes";
import lists from "./lists.module.css";
import page from "./page.module.css";
import panel from "./panel.module.css";

const PAGE = ["page", "bar", "sender", "main", "column", "side", "head", "kicker", "rest"] as const;
const TEXTS = ["about", "sub", "section", "people", "portrait", "person", "role", "intro"] as const;
const AGENDA = ["agenda", "slot", "title", "length", "learn"] as const;
const PARTS = [...PAGE, ...TEXTS, ...AGENDA, ...FORM_PARTS];

/** Class names of the parts that every theme has. */
export type ThemeClasses = Record<(typeof PARTS)[number], string>;

type Sheet = Readonly<Record<string, string>>;

/** Combines each part's shared classes with the theme's own. */
export const themeClasses = (theme: Sheet): ThemeClasses => {
  const shared: Sheet = { ...page, ...lists, ...panel };
  return Object.fromEntries(PARTS.map((part) => [part, clsx(shared[part], theme[part])])) as ThemeClasses;
};
