import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./paths";

/** What drawing the stage without a browser needs: the tokens, the scrim and the paper cuttings. */
const WANTED = /^\.look$|^\.look\[data-look="\w+"\]$|^\.scrim$|data-layer="cover"\]::/;

type Rules = Record<string, Record<string, string>>;

/** The stage's style sheet as JSON: the declarations of the rules above, by selector. */
export function stageLookJson(): string {
  const css = readFileSync(join(projectRoot, "components/stage/stage-look.module.css"), "utf8");
  const rules = Object.entries(readRules(css)).filter(([selector]) => WANTED.test(selector));
  return `${JSON.stringify(Object.fromEntries(rules), null, 2)}\n`;
}

/** Reads rules without nesting; those inside at-rules are left out. */
function readRules(css: string): Rules {
  const rules: Rules = {};
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^@[\s\S]*?^\}/gm, "");
  // A selector's own commas are in brackets.
  for (const [, selectors = "", body = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(/,(?![^(]*\))/).map(oneLine))
      rules[selector] = { ...rules[selector], ...declarations(body) };
  return rules;
}

const declarations = (body: string): Record<string, string> =>
  Object.fromEntries(
    body.split(";").flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[oneLine(line.slice(0, colon)), oneLine(line.slice(colon + 1))]] : [];
    }),
  );

const oneLine = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/\( /g, "(").replace(/ \)/g, ")").trim();
