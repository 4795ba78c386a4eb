import { randomBytes } from "node:crypto";
import { newId } from "@/lib/platform/runtime/ids";
import { joinLink, placeLink, unsubscribeLink } from "./links";
import type { Once } from "./once";

/** As much of a mail as its reader's name and links stand in. */
export interface DrawnMail {
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
export const MOST_OF_LINE = 200;

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
export async function drawShared<P extends Person, D extends DrawnMail>(
  once: Once,
  { shape, slug, person, name }: Shared<P>,
  draw: (person: P) => Promise<D>,
): Promise<D> {
  const standIn: P = { ...person, id: ID, joinVersion: 1, name: name && NAME };
  const drawn = await once(JSON.stringify([...shape, name !== ""]), () => draw(standIn));
  if (!fits(drawn, name)) return draw({ ...person, name });
  const own: [from: string, to: string][] = [
    [joinLink(slug, standIn), joinLink(slug, person)],
    [placeLink(slug, standIn), placeLink(slug, person)],
    [unsubscribeLink(standIn.id), unsubscribeLink(person.id)],
    [NAME, name],
  ];
  const pairs = own.flatMap(([from, to]): typeof own => [
    [from, to],
    [inAddress(from), inAddress(to)],
  ]);
  return {
    ...drawn,
    subject: exchange(drawn.subject, pairs),
    text: exchange(drawn.text, pairs),
    html: exchange(
      drawn.html,
      pairs.map(([from, to]) => [escaped(from), escaped(to)]),
    ),
  };
}

/** Whether every line has room for the name wherever it stands. */
const fits = ({ lines }: DrawnMail, name: string): boolean =>
  lines.every((line) => {
    const times = line.split(NAME).length - 1;
    return line.length < MOST_OF_LINE && line.length + times * (name.length - NAME.length) <= MOST_OF_LINE;
  });

/** All at once: what is put in is not looked at again. */
function exchange(text: string, pairs: readonly [from: string, to: string][]): string {
  const by = new Map(pairs);
  const any = new RegExp([...by.keys()].map(RegExp.escape).join("|"), "g");
  return text.replace(any, (found) => by.get(found) ?? found);
}

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
