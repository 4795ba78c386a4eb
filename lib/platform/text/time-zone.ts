import { shownByWindows } from "./windows-display-names";
import { WINDOWS_ZONES } from "./windows-zones";

/** Time zones for which engines still return the previous name. From CLDR 48.2, `bcp47/timezone`. */
const RENAMED: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

const kept = new Map<string, string | undefined>();
const MAX_KEPT = 2_000;

/**
 * Returns the canonical name of a time zone: `UTC` for `utc`, `America/New_York` for `US/Eastern` and for
 * Windows' `Eastern Standard Time`, which it shows as `(UTC-05:00) Eastern Time (US & Canada)`. Undefined if the
 * name is unknown.
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (kept.has(name)) return kept.get(name);
  const zone =
    name.length > 64
      ? undefined
      : read(WINDOWS_ZONES.get(name.toLowerCase()) ?? shownByWindows(name) ?? name);
  if (kept.size < MAX_KEPT) kept.set(name, zone);
  return zone;
}

function read(name: string): string | undefined {
  // An offset isn't a time zone, because it has no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return RENAMED[timeZone] ?? timeZone;
  } catch {
    return undefined;
  }
}
