import { expect, it } from "vitest";
import { canonicalTimeZone } from "./time-zone";
import { WINDOWS_ZONES } from "./windows-zones";

/** What Windows shows beside the offset in winter. */
const SHOWN: [shown: string, zone: string][] = [
  ["(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"],
  ["(UTC-05:00) Chetumal", "America/Cancun"],
  ["(UTC-07:00) La Paz, Mazatlan", "America/Mazatlan"],
  ["(UTC-11:00) Coordinated Universal Time-11", "Etc/GMT+11"],
  ["(UTC) Coordinated Universal Time", "UTC"],
  ["(UTC+00:00) Dublin, Edinburgh, Lisbon, London", "Europe/London"],
  ["(gmt+01:00) amsterdam, berlin, bern, rome, stockholm, vienna", "Europe/Berlin"],
  ["(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Kolkata"],
  ["(UTC+12:45) Chatham Islands", "Pacific/Chatham"],
];

it.each(SHOWN)("understands %s", (shown, zone) => {
  expect(canonicalTimeZone(shown)).toBe(zone);
});

it.each([
  "(UTC-05:00)",
  "(UTC-05:00) ",
  "(UTC-05:00) Nowhere",
  "(CET) Brussels, Copenhagen, Madrid, Paris",
  "Eastern Time (US & Canada)",
  "-05:00",
  "(UTC+01:00) constructor",
])("doesn't guess at %s", (text) => {
  expect(canonicalTimeZone(text)).toBeUndefined();
});

it("knows a zone of every Windows name", () => {
  for (const name of WINDOWS_ZONES.keys()) expect(canonicalTimeZone(name), name).toBeDefined();
});
