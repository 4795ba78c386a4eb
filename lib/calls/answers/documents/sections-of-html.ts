import { Parser } from "htmlparser2";
import { type Section, Sections } from "./section";

/** What a page doesn't show as text. */
const SKIPPED: ReadonlySet<string> = new Set(
  "script style template noscript head svg math iframe object canvas audio video select textarea nav".split(
    " ",
  ),
);
const BLOCKS: ReadonlySet<string> = new Set(
  "p div li ul ol dl dt dd section article header footer main aside blockquote pre table thead tbody tr caption figure figcaption form fieldset address hr br body".split(
    " ",
  ),
);
const VOID: ReadonlySet<string> = new Set(
  "br hr img input meta link wbr col area base embed source track".split(" "),
);
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/iu;

/** Each open element makes the parser slower. Browsers stop nesting at 512. */
const MOST_NESTED = 1_000;

/** A page whose elements are nested too deep to be read in reasonable time. */
export class TooNested extends Error {}

/**
 * Reads the visible text of a page. Nothing is loaded or run.
 * @throws TooNested
 */
export function sectionsOfHtml(html: string): Section[] {
  const sections = new Sections();
  let text = "";
  let level = 0;
  /** Open elements inside one that isn't shown. */
  let unseen = 0;
  let open = 0;
  const flush = (): void => {
    if (level > 0) sections.heading(level, text);
    else sections.block(text);
    text = "";
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!VOID.has(name)) open += 1;
        if (open > MOST_NESTED) throw new TooNested();
        const isHidden = SKIPPED.has(name) || "hidden" in attributes || HIDDEN.test(attributes.style ?? "");
        if ((unseen > 0 || isHidden) && !VOID.has(name)) unseen += 1;
        if (unseen > 0) return;
        const heading = /^h([1-6])$/u.exec(name);
        if (heading || BLOCKS.has(name)) flush();
        if (heading) level = Number(heading[1]);
        if ((name === "td" || name === "th") && text.trim() !== "") text += " | ";
      },
      ontext: (part) => {
        if (unseen === 0) text += part;
      },
      onclosetag: (name) => {
        if (!VOID.has(name)) open -= 1;
        if (unseen > 0) {
          if (!VOID.has(name)) unseen -= 1;
          return;
        }
        const isHeading = /^h[1-6]$/u.test(name);
        if (isHeading || BLOCKS.has(name)) flush();
        if (isHeading) level = 0;
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  flush();
  return sections.end();
}
