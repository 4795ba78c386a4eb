import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { searchOperations } from "@/lib/api/search/search-operations";
import { synonymsOf } from "@/lib/api/search/synonyms";
import { saysNothing } from "@/lib/api/search/terms-of";
import { docPathOf } from "./doc-path";
import { publicOperations } from "./operation-doc";
import type { DocPage } from "./page";
import { PROSE_SECTIONS } from "./prose";
import { plainText, type Segment, segmentsOf } from "./segments";
import { type DocSite, docSite } from "./site";

/** A search result: a page, or a heading on one. */
export interface Hit {
  path: string;
  title: string;
  /** Its section, and for a heading also its page. */
  where: string;
  /** The words around the match. */
  excerpt: string;
}

interface Entry extends Hit {
  id: number;
  heading: string;
  keywords: string;
  text: string;
  /** Written by hand. Explanations rank above lists that match equally well. */
  written: boolean;
}

const WRITTEN: ReadonlySet<string> = new Set(PROSE_SECTIONS.map(({ title }) => title));
const MAX_HITS = 12;
const MAX_OPERATIONS = 3;
const MAX_QUERY_CHARACTERS = 200;
const EXCERPT_CHARACTERS = 140;

const indexes = new WeakMap<DocSite, MiniSearch<Entry>>();

/**
 * Splits text into words. Names like `createShowroom`, `not_found` and `event.created` are found as a whole
 * and by their parts.
 */
export function wordsOf(text: string): string[] {
  const whole = text.match(/[\p{L}\p{N}_.]+/gu) ?? [];
  const parts = text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").match(/[\p{L}\p{N}]+/gu);
  return [...new Set([...whole, ...(parts ?? [])])].map((word) => word.replace(/^\.+|\.+$/g, ""));
}

/** Returns the best matches for a query, best first. */
export function searchDocs(query: string, site: DocSite = docSite()): Hit[] {
  const wanted = query.trim().slice(0, MAX_QUERY_CHARACTERS);
  if (wanted === "") return [];
  const index = indexOf(site);
  const found = index.search(meaningOf(wanted, index), {
    boost: { title: 6, keywords: 9 },
    boostDocument: (_, __, stored) => (stored?.heading ? 1 : 1.6) * (stored?.written ? 1.3 : 1),
  });
  if (found.length === 0) return operationsFor(wanted, site);
  // Typing a whole title means that page.
  const isMeant = (hit: SearchResult) => String(hit.title).toLowerCase() === wanted.toLowerCase();
  const best = [...found.filter(isMeant), ...found.filter((hit) => !isMeant(hit))];
  return best.slice(0, MAX_HITS).map((hit) => ({
    path: hit.path,
    title: hit.title,
    where: hit.where,
    excerpt: excerptOf(hit.text, hit.terms),
  }));
}

/** Requires all significant words. A word that isn't in the index is replaced by its synonyms. */
function meaningOf(wanted: string, index: MiniSearch<Entry>): Query {
  const words = wordsOf(wanted);
  const significant = words.filter((word) => !saysNothing(word));
  const queries = (significant.length > 0 ? significant : words).map((word): Query => {
    const asked: Query = {
      queries: [word],
      tokenize: (whole) => [whole],
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    };
    const others = synonymsOf(word);
    if (others.length === 0 || index.search(asked).length > 0) return asked;
    return { combineWith: "OR", queries: others };
  });
  return { combineWith: "AND", queries };
}

/** Finds operations for a question in whole sentences. */
function operationsFor(wanted: string, site: DocSite): Hit[] {
  return searchOperations(publicOperations, wanted)
    .slice(0, MAX_OPERATIONS)
    .flatMap((op) => {
      const page = site.pages.get(docPathOf.operation(op));
      return page ? [{ path: page.path, title: page.title, where: page.section, excerpt: page.summary }] : [];
    });
}

function indexOf(site: DocSite): MiniSearch<Entry> {
  const known = indexes.get(site);
  if (known) return known;
  const index = new MiniSearch<Entry>({
    fields: ["title", "keywords", "text"],
    storeFields: ["path", "title", "where", "heading", "text", "written"],
    tokenize: wordsOf,
  });
  let id = 0;
  for (const page of site.pages.values())
    index.addAll(entriesOf(page).map((entry) => Object.assign(entry, { id: id++ })));
  indexes.set(site, index);
  return index;
}

/**
 * Returns a page's entries: one for the text before its first heading, and one for each second-level heading.
 */
function entriesOf(page: DocPage): Omit<Entry, "id">[] {
  let last = entry(page, "", "");
  last.text = page.operationId ? "" : page.summary;
  const entries = [last];
  for (const segment of searchedPart(page)) {
    if (segment.kind === "heading" && segment.level === 2 && !page.operationId) {
      last = entry(page, plainText(segment.text), segment.id);
      entries.push(last);
    } else if (segment.kind === "heading") {
      last.text += ` ${plainText(segment.text)}`;
    } else if (segment.kind !== "code") {
      last.text += ` ${readable(segment.markdown)}`;
    }
  }
  return entries;
}

/** Indexes only what an operation is and takes. Its facts, errors and samples would match every word. */
function searchedPart(page: DocPage): Segment[] {
  let part = "";
  const markdown = page.operationId ? page.markdown.replace(/^`[A-Z]+ .*\n/, "") : page.markdown;
  return segmentsOf(markdown).filter((segment) => {
    if (segment.kind === "heading" && segment.level === 2) part = segment.text;
    return !page.operationId || part === "" || part === "Request" || part === "Response";
  });
}

function entry(page: DocPage, heading: string, id: string): Omit<Entry, "id"> {
  return {
    path: id ? `${page.path}#${id}` : page.path,
    title: heading || page.title,
    where: heading ? `${page.section} · ${page.title}` : page.section,
    excerpt: "",
    heading,
    keywords: heading ? "" : (page.keywords ?? []).join(" "),
    text: "",
    written: WRITTEN.has(page.section),
  };
}

const readable = (markdown: string): string =>
  plainText(markdown)
    .replace(/^[|\s:-]+$/gm, "")
    .replaceAll("|", " ")
    .replace(/\s+/g, " ");

function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - 40);
  if (places.length === 0 || start < EXCERPT_CHARACTERS / 2) return text.slice(0, EXCERPT_CHARACTERS).trim();
  return `… ${text
    .slice(start, start + EXCERPT_CHARACTERS)
    .replace(/^\S*\s/, "")
    .trim()}`;
}
