import { plainName } from "@/lib/platform/tables/plain-name";
import type { ImportField, Mapping } from "../import-fields-schema";

/** Common column names of other tools, in the languages of our pages, without punctuation and spaces. */
const NAMES: Record<Exclude<ImportField, "ignore">, readonly string[]> = {
  email: [
    "email",
    "mail",
    "emailaddress",
    "mailaddress",
    "emailadresse",
    "mailadresse",
    "correo",
    "correoelectronico",
    "courriel",
    "adresseemail",
    "adressemail",
    "adresseelectronique",
    "workemail",
    "businessemail",
    "primaryemail",
  ],
  name: [
    "name",
    "fullname",
    "attendee",
    "attendeename",
    "contact",
    "contactname",
    "nombrecompleto",
    "nomcomplet",
  ],
  first_name: ["firstname", "givenname", "first", "vorname", "prenom", "nombre", "forename"],
  last_name: [
    "lastname",
    "surname",
    "familyname",
    "last",
    "nachname",
    "familienname",
    "nom",
    "apellido",
    "apellidos",
  ],
  marketing_consent: [
    "marketingconsent",
    "consent",
    "optin",
    "marketing",
    "marketingoptin",
    "newsletter",
    "emailoptin",
    "einwilligung",
    "consentimiento",
    "consentement",
  ],
  time_zone: ["timezone", "tz", "zeitzone", "zonahoraria", "fuseauhoraire"],
  utm_source: ["utmsource"],
  utm_medium: ["utmmedium"],
  utm_campaign: ["utmcampaign"],
  utm_term: ["utmterm"],
  utm_content: ["utmcontent"],
  referrer: ["referrer", "referer", "referringpage"],
};

const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.map((name) => [name, field as ImportField] as const),
  ),
);

/** Counts the columns that a row names. Columns of the given mapping count more than known names. */
export const columnNames =
  (asked: Mapping) =>
  (cells: readonly string[]): number =>
    cells.reduce((sum, cell) => {
      if (Object.hasOwn(asked, cell.trim())) return sum + 100;
      return sum + (FIELD_OF.has(plainName(cell.slice(0, 100))) ? 1 : 0);
    }, 0);

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Guesses what the columns contain, by their names. If none is named like an email address, by the content of
 * the first rows.
 */
export function guessMapping(header: readonly string[], rows: readonly (readonly string[])[]): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<ImportField>();
  const take = (name: string, field: ImportField): void => {
    mapping[name] = field;
    taken.add(field);
  };
  for (const name of header) {
    const field = FIELD_OF.get(plainName(name));
    if (field && !taken.has(field)) take(name, field);
  }
  if (!taken.has("email")) {
    const column = columnOfAddresses(header, rows);
    if (column !== undefined) take(column, "email");
  }
  return mapping;
}

/** Returns the column with email addresses in at least half of its cells. */
function columnOfAddresses(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string | undefined {
  const shares = header.map((_, place) => {
    const filled = rows.map((cells) => cells[place]?.trim() ?? "").filter(Boolean);
    return filled.length === 0 ? 0 : filled.filter((cell) => ADDRESS.test(cell)).length / filled.length;
  });
  const most = Math.max(0, ...shares);
  return most < 0.5 ? undefined : header[shares.indexOf(most)];
}
