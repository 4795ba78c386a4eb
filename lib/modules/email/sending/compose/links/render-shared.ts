import { randomBytes } from "node:crypto";
import { newId } from "@/lib/platform/runtime/ids";
import type { Once } from "../../show/once";
import { joinLink, placeLink, unsubscribeLink } from "./links";

/** As much of a mail as its reader's name and links stand in. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  /** Those of its lines that are cut where they are too long. */
  lines: readonly string[];
}

interface Person {
  id: string;
  name: string;
  joinVersion: number;
}

/** Written differently in text, in HTML and in an address, so that each place is told from the others. */
const NAME = `Ines "${randomBytes(4).toString("hex")}"`;
const ID = newId("reg");

/** Where lines of a mail are cut. */
export const MAX_LINE_CHARS = 200;

interface Shared<P> {
  /** All that the mail hangs on beside its reader's name and links. */
  shape: readonly unknown[];
  slug: string;
  person: P;
  /** As the mail says it; empty where it says none. */
  name: string;
}

/**
 * A mail to one person, made from one that was drawn for a stand-in and is shared by all mails of that shape: drawing
 * costs a hundred times more than filling in a name and three links.
 */
export async function renderShared<P extends Person, D extends RenderedEmail>(
  once: Once,
  { shape, slug, person, name }: Shared<P>,
  draw: (person: P) => Promise<D>,
): Promise<D> {
  const placeholder: P = { ...person, id: ID, joinVersion: 1, name: name && NAME };
  const { drawn, subject, text, html } = await once(JSON.stringify([...shape, name !== ""]), async () =>
    cutUp(await draw(placeholder), personal(slug, placeholder, NAME)),
  );
  if (!fits(drawn, name)) return draw({ ...person, name });
  const own = personal(slug, person, name);
  return {
    ...drawn,
    subject: joined(subject, own),
    text: joined(text, own),
    html: joined(html, own.map(escaped)),
  };
}

/** What is one reader's own in a mail, each also as it stands in an address. */
const personal = (slug: string, person: Person, name: string): string[] =>
  [joinLink(slug, person), placeLink(slug, person), unsubscribeLink(person.id), name].flatMap((text) => [
    text,
    inAddress(text),
  ]);

/** What all mails of a shape share: texts, and between them the places of what is a reader's own. */
type Cut = (string | number)[];

const cutUp = <D extends RenderedEmail>(drawn: D, placeholders: string[]) => ({
  drawn,
  subject: cut(drawn.subject, placeholders),
  text: cut(drawn.text, placeholders),
  html: cut(drawn.html, placeholders.map(escaped)),
});

function cut(text: string, placeholders: readonly string[]): Cut {
  const any = new RegExp(`(${placeholders.map(RegExp.escape).join("|")})`);
  return text.split(any).map((piece, index) => (index % 2 === 1 ? placeholders.indexOf(piece) : piece));
}

const joined = (pieces: Cut, own: readonly string[]): string =>
  pieces.map((piece) => (typeof piece === "number" ? own[piece] : piece)).join("");

/** Whether every line has room for the name wherever it stands. */
const fits = ({ lines }: RenderedEmail, name: string): boolean =>
  lines.every((line) => {
    const times = line.split(NAME).length - 1;
    return (
      line.length < MAX_LINE_CHARS && line.length + times * (name.length - NAME.length) <= MAX_LINE_CHARS
    );
  });

/** As it stands in an address of a mail. */
const inAddress = (text: string): string => encodeURIComponent(text).replaceAll("'", "%27");

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** As React writes text and attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
