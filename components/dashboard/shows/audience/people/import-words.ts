import type { DataOf } from "@/lib/client/wire-types";
import { choices } from "../../../parts/lists/choices";

export type Import = DataOf<"getRegistrationImport">;
export type ImportField = NonNullable<Import["columns"][number]["field"]>;
export type Mapping = Record<string, ImportField>;

export const FIELD_CHOICES = choices(
  ["ignore", "Leave out"],
  ["email", "E-mail address"],
  ["name", "Name"],
  ["first_name", "First name"],
  ["last_name", "Last name"],
  ["marketing_consent", "Agreed to marketing"],
  ["time_zone", "Time zone"],
  ["referrer", "Referring page"],
  ["utm_source", "UTM source"],
  ["utm_medium", "UTM medium"],
  ["utm_campaign", "UTM campaign"],
  ["utm_term", "UTM term"],
  ["utm_content", "UTM content"],
) as { value: ImportField; label: string }[];

export const SOURCE_CHOICES = choices(
  ["opt_in_list", "A list that people opted in to"],
  ["event_signup", "Sign-ups on another page"],
  ["customers", "Customers"],
  ["members", "Members"],
  ["partner", "A partner's list"],
);

export const OUTCOME_WORDS: Record<keyof Import["counts"], string> = {
  created: "New",
  merged: "On the list already",
  suppressed: "Want no mail: left out",
  over_capacity: "No place left",
  invalid: "Cannot be read",
};

export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KiB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
