import { randomBytes } from "node:crypto";
import { newId } from "@/lib/platform/runtime/ids";
import type { Once } from "../../show/once";
import { joinLink, placeLink, unsubscribeLink } from "./links";

/** The parts of an email that contain its reader's name and links. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  /** The lines that are cut if they are too long. */
  lines: readonly string[];
}

interface Person {
  id: string;
  name: string;
  joinVersion: number;
}

/** Escaped differently in text, HTML and URLs, so that each kind of occurrence can be recognized. */
const NAME = `Ines "${randomBytes(4).toString("hex")}"`;
const ID = newId("reg");

/** Maximum length of a line before it is cut. */
export const MAX_LINE_CHARS = 200;

interface Shared<P> {
  /** Everything the email depends on, except its reader's name and links. */
  shape: readonly unknown[];
  slug: string;
  person: P;
  /** The name in the greeting. Empty without one. */
  name: string;
}

/**
 * Returns an email to one person, filled in from one rendered for a stand-in and shared by all emails of the
 * same shape. Rendering costs a hundred times more than filling in a name and three links.
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

/** Returns what is personal in an email, each value also as encoded in a URL. */
const personal = (slug: string, person: Person, name: string): string[] =>
  [joinLink(slug, person), placeLink(slug, person), unsubscribeLink(person.id), name].flatMap((text) => [
    text,
    inAddress(text),
  ]);

/** What all emails of a shape share: texts, with indexes of personal values between them. */
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

/** True if every line has room for the name, wherever it occurs. */
const fits = ({ lines }: RenderedEmail, name: string): boolean =>
  lines.every((line) => {
    const times = line.split(NAME).length - 1;
    return (
      line.length < MAX_LINE_CHARS && line.length + times * (name.length - NAME.length) <= MAX_LINE_CHARS
    );
  });

/** Encodes a text as in an email's URLs. */
const inAddress = (text: string): string => encodeURIComponent(text).replaceAll("'", "%27");

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes as React does in text and attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
