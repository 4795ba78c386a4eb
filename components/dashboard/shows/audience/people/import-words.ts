import type { DataOf } from "@/lib/client/wire-types";
import { LOOKED_AT } from "@/lib/modules/registrations/imports/file-types-schema";
import { choices } from "../../../parts/lists/choices";

export type Import = DataOf<"getRegistrationImport">;
export type ImportField = NonNullable<Import["columns"][number]["field"]>;
export type Mapping = Record<string, ImportField>;

export const FIELD_CHOICES = choices(
  ["ignore", "Ignore"],
  ["email", "Email"],
  ["name", "Name"],
  ["first_name", "First name"],
  ["last_name", "Last name"],
  ["marketing_consent", "Marketing consent"],
  ["time_zone", "Time zone"],
  ["referrer", "Referring page"],
  ["utm_source", "UTM source"],
  ["utm_medium", "UTM medium"],
  ["utm_campaign", "UTM campaign"],
  ["utm_term", "UTM term"],
  ["utm_content", "UTM content"],
) as { value: ImportField; label: string }[];

export const SOURCE_CHOICES = choices(
  ["opt_in_list", "Opt-in list"],
  ["event_signup", "Registrations from another page"],
  ["customers", "Customers"],
  ["members", "Members"],
  ["partner", "Partner list"],
);

export const OUTCOME_WORDS: Record<keyof Import["counts"], string> = {
  created: "New",
  merged: "Already registered",
  suppressed: "Unsubscribed or bounced",
  over_capacity: "Over capacity",
  invalid: "Invalid",
};

/** How much of a file was checked before its import: all of it, unless it's long. */
export function checkedWords(rows: number): string {
  if (rows >= LOOKED_AT) return `The first ${rows.toLocaleString("en")} rows were checked.`;
  return rows === 1 ? "1 row was checked." : `All ${rows.toLocaleString("en")} rows were checked.`;
}
