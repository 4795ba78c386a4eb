import { plainCell } from "@/lib/platform/tables/safe-cell";
import type { TableRow } from "@/lib/platform/tables/table-row";
import { yesOrNo } from "@/lib/platform/tables/yes-or-no";
import { asciiEmail, normalEmail } from "@/lib/platform/text/normal-email";
import { oneLine } from "@/lib/platform/text/one-line";
import { canonicalTimeZone } from "@/lib/platform/text/time-zone";
import { fitsIn } from "@/lib/stage/plain-text";
import type { ImportField, Mapping } from "../import-fields-schema";
import { addressProblem } from "./address-problem";

export interface Person {
  name: string;
  email: string;
  emailNormal: string;
  marketing: boolean;
  timeZone: string | null;
  utm: Record<string, string> | null;
  referrer: string | null;
}

/** The person in a row, or why there is none. */
export type ReadRow = { row: number } & ({ person: Person } | { problem: string });

class Wrong extends Error {}

/** Reads people from rows. Each field's column is looked up once for all rows. */
export function personReader(header: readonly string[], mapping: Mapping): (row: TableRow) => ReadRow {
  const places = new Map<ImportField, number>();
  for (const [name, field] of Object.entries(mapping)) {
    const place = header.indexOf(name);
    if (place >= 0 && field !== "ignore") places.set(field, place);
  }
  return ({ row, cells, problem }) => {
    if (problem) return { row, problem };
    const cell = (field: ImportField): string => {
      const place = places.get(field);
      return place === undefined ? "" : plainCell(cells[place]?.trim() ?? "");
    };
    try {
      return { row, person: readPerson(cell) };
    } catch (error) {
      if (error instanceof Wrong) return { row, problem: error.message };
      throw error;
    }
  };
}

type Cell = (field: ImportField) => string;

function readPerson(cell: Cell): Person {
  const typed = cell("email");
  const email = asciiEmail(typed);
  const why = addressProblem(typed, email);
  if (email === undefined || why) throw new Wrong(why ?? "");
  return {
    name: nameIn(cell),
    email,
    emailNormal: normalEmail(email),
    marketing: consentIn(cell("marketing_consent")),
    timeZone: zoneIn(cell("time_zone")),
    utm: utmIn(cell),
    referrer: shortText(cell("referrer"), 1_000, "The referrer") || null,
  };
}

function nameIn(cell: Cell): string {
  const whole = cell("name") || `${cell("first_name")} ${cell("last_name")}`;
  return shortText(whole, 120, "The name");
}

/** Reduces text to one line, because names are used in emails and calendars. */
function shortText(text: string, most: number, what: string): string {
  if (text === "") return "";
  const line = oneLine(text, 4 * most);
  if (!fitsIn(line, most)) throw new Wrong(`${what} is longer than ${most} characters.`);
  return line;
}

function consentIn(text: string): boolean {
  const said = yesOrNo(text);
  if (said !== undefined) return said;
  throw new Wrong(`“${oneLine(text, 40)}” isn't a yes or no for marketing consent.`);
}

function zoneIn(text: string): string | null {
  if (text === "") return null;
  const zone = canonicalTimeZone(text);
  if (!zone)
    throw new Wrong(`“${oneLine(text, 40)}” isn't a time zone. Use an IANA name such as Europe/London.`);
  return zone;
}

const UTM = ["source", "medium", "campaign", "term", "content"] as const;

function utmIn(cell: Cell): Record<string, string> | null {
  let utm: Record<string, string> | null = null;
  for (const part of UTM) {
    const text = shortText(cell(`utm_${part}`), 200, `utm_${part}`);
    if (text) {
      utm ??= {};
      utm[part] = text;
    }
  }
  return utm;
}
