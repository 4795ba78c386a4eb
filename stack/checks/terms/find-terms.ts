import ts from "typescript";
import { TERMS, type Term } from "./terms";

export interface TermHit {
  /** Counted from 1. */
  line: number;
  found: string;
  instead: string;
  in: "text" | "comment";
}

type Range = readonly [start: number, end: number];

/** Returns the terms in a file's comments and strings, or in all of its prose if it isn't TypeScript or JavaScript. */
export function findTerms(path: string, text: string): TermHit[] {
  if (!TERMS.some(({ pattern }) => pattern.test(text))) return [];
  if (!/\.[cm]?tsx?$/.test(path)) return hitsIn(text, prose(path, text), "text");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, scriptKind(path));
  const literals = literalsOf(source);
  const words = literals.filter(([start, end]) => !isName(text.slice(start, end)));
  return [...hitsIn(text, words, "text"), ...hitsIn(text, commentsOutside(text, literals), "comment")].sort(
    (one, other) => one.line - other.line,
  );
}

/** A single word in quotes is the name of a module, a member or a value. */
const isName = (literal: string): boolean => /^["'][a-z@./_-]*["']$/.test(literal);

const scriptKind = (path: string) => (path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const MARKDOWN_CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const SCHEMA_CODE = /^(?!\s*\/\/).*$|`[^`\n]*`/gm;

/** Returns everything but the code: the prose of Markdown, the comment lines of a Prisma schema. */
function prose(path: string, text: string): Range[] {
  const pattern = path.endsWith(".prisma") ? SCHEMA_CODE : MARKDOWN_CODE;
  const code = [...text.matchAll(pattern)].map(
    (match): Range => [match.index, match.index + match[0].length],
  );
  return outside(text.length, code);
}

function outside(length: number, ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) gaps.push([at, start]);
    at = Math.max(at, end);
  }
  if (at < length) gaps.push([at, length]);
  return gaps;
}

/** The positions of strings, templates, regular expressions and JSX text, in order. */
function literalsOf(source: ts.SourceFile): Range[] {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) push(node);
    else if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) push(node);
    else ts.forEachChild(node, visit);
  };
  const push = (node: ts.Node) => ranges.push([node.getStart(source), node.end]);
  visit(source);
  return ranges.sort(([one], [other]) => one - other);
}

function commentsOutside(text: string, literals: readonly Range[]): Range[] {
  return outside(text.length, literals).flatMap(([start, end]) =>
    [...text.slice(start, end).matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)].map(
      (match): Range => [start + match.index, start + match.index + match[0].length],
    ),
  );
}

function hitsIn(text: string, ranges: readonly Range[], where: TermHit["in"]): TermHit[] {
  return ranges.flatMap(([start, end]) =>
    TERMS.flatMap(({ pattern, instead }: Term) =>
      [...text.slice(start, end).matchAll(new RegExp(pattern, "gi"))].map((match) => ({
        line: text.slice(0, start + match.index).split("\n").length,
        found: match[0],
        instead,
        in: where,
      })),
    ),
  );
}
