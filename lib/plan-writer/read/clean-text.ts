const MAX_CHARS = 20_000;
const BLOCK_TAGS = /^<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|header|footer|blockquote)\b/i;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&nbsp;": " ",
  "&lt;": "‹",
  "&gt;": "›",
  "&quot;": '"',
  "&#39;": "'",
  "&ndash;": "–",
  "&mdash;": "—",
};

const blank = (text: string): string => " ".repeat(text.length);

/**
 * Prepares the brief for reading: blanks out markup, narrows fullwidth letters and digits, removes invisible
 * characters. Every character keeps its position, so that a fact can quote the words it was read from.
 */
export function cleanText(brief: string): { source: string; text: string } {
  const source = brief.slice(0, MAX_CHARS).normalize("NFC").replace(/\r\n?/g, "\n");
  const withoutHidden = source
    .replace(/<(script|style)\b[^>]{0,500}>[^<]{0,5000}<\/\1>/gi, blank)
    .replace(/<!--[^>]{0,2000}-->/g, blank);
  const withoutTags = withoutHidden.replace(/<\/?[a-zA-Z][^<>]{0,500}>/g, (tag) =>
    BLOCK_TAGS.test(tag) ? `\n${" ".repeat(tag.length - 1)}` : blank(tag),
  );
  const text = withoutTags
    .replace(/&(?:amp|nbsp|lt|gt|quot|#39|ndash|mdash);/g, (entity) =>
      (ENTITIES[entity] ?? " ").padEnd(entity.length),
    )
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u301C\uFF5E]/g, "–")
    .replace(/(?!\n)[\p{Cc}\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u2060-\u206F\u3000\uFEFF]/gu, " ")
    .replace(/\uFE0F/g, " ");
  return { source, text: withCapitals(withoutRules(text)) };
}

/** Blanks out a table's header and the rule below it, which carry no content. */
function withoutRules(text: string): string {
  if (!text.includes("---")) return text;
  const lines = text.split("\n");
  const isRule = (line = ""): boolean => line.includes("|") && line.includes("---") && !/[^|:\s-]/.test(line);
  return lines
    .map((line, index) =>
      isRule(line) || (line.includes("|") && isRule(lines[index + 1])) ? blank(line) : line,
    )
    .join("\n");
}

const NAMED_ROLE =
  /^(\s*(?:[-*•]\s)?)(\p{Ll}{2,}) (\p{Ll}{2,})(?=[ ,(–-]{1,3}(?:c[efotim]o|cpo|vp|head of|founder|director|manager|lead)(?![\p{L}]))/gmu;

/** Capitalizes names in notes without capitals: "anita desai cfo". */
const withCapitals = (text: string): string =>
  /\p{Lu}\p{Ll}/u.test(text)
    ? text
    : text.replace(
        NAMED_ROLE,
        (_all, lead: string, first: string, last: string) => `${lead}${capital(first)} ${capital(last)}`,
      );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
