import { describe, expect, it } from "vitest";
import { GERMAN } from "../../languages/de";
import { ENGLISH } from "../../languages/en";
import { SPANISH } from "../../languages/es";
import { FRENCH } from "../../languages/fr";
import type { LanguageRules } from "../../languages/rules";
import { localDay, written } from "./calendar";
import { DateFinder } from "./find-dates";

/** A Wednesday. */
const AT = "2026-06-03T23:30:00-04:00";
const read = (
  text: string,
  { dates }: LanguageRules = ENGLISH,
  zone = "America/New_York",
  at: string | undefined = AT,
) =>
  new DateFinder(dates, { day: localDay(at, zone), zone })
    .find(text.toLowerCase())
    .map(({ day }) => (day === null ? null : written(day)));

describe("dates", () => {
  it.each([
    ["by Friday", ["2026-06-05"]],
    ["on Wednesday", ["2026-06-10"]],
    ["next Tuesday", ["2026-06-09"]],
    ["Tuesday next week", ["2026-06-09"]],
    ["last Monday", ["2026-06-01"]],
    ["tomorrow or the day after tomorrow", ["2026-06-04", "2026-06-05"]],
    ["we meet on the 15th, or the 16th?", ["2026-06-15", "2026-06-16"]],
    ["I'll call you on the fourteenth that's a Sunday", ["2026-06-14"]],
    ["the delivery on the third was short", ["2026-06-03"]],
    ["September fifteen", ["2026-09-15"]],
    ["every Friday is her Thursday", []],
    ["they were gone within a month", [null]],
    ["let's talk in two weeks", ["2026-06-17"]],
    ["end of next week", ["2026-06-12"]],
    ["by end of month", ["2026-06-30"]],
    ["end of Q3", ["2026-09-30"]],
    ["end of August", ["2026-08-31"]],
    ["June 15th, 3rd of July and 2026-12-01", ["2026-12-01", "2026-06-15", "2026-07-03"].toSorted()],
    ["Thursday, June 18", ["2026-06-18"]],
    ["Tuesday the 9th", ["2026-06-09"]],
    ["Tuesday the fourteenth works, and Tuesday it is", ["2026-07-14", "2026-07-14"]],
    ["january 10", ["2027-01-10"]],
    ["the fifteenth of june", ["2026-06-15"]],
    ["7/15", ["2026-07-15"]],
    ["next week", [null]],
    ["June 31", [null]],
    ["about 3/4 of our customers churn", []],
    ["we cut it by 1/3, I'd give it 8/10, it's a 10/10, I am 3/4 done", []],
    [
      "by 3/4, on Friday, 3/5, from 3/2 or on 10/10",
      ["2026-10-10", "2027-03-02", "2027-03-04", "2027-03-05"],
    ],
    ["I'll follow up by 3/4", ["2027-03-04"]],
    ["I'll update you by 3/5, we upgrade it by 3/4", ["2027-03-04", "2027-03-05"]],
    ["please set it up by 2/3, cut over by 3/10", ["2027-02-03", "2027-03-10"]],
    ["By 3/4.", ["2027-03-04"]],
    ["we'll send you the contract by 3/4, and I need it by 3/5", ["2027-03-04", "2027-03-05"]],
    ["can you cut us a check by 3/4?", ["2027-03-04"]],
    ["we'll have the contract signed by 3/10", ["2027-03-10"]],
    ["legal will sign by 3/4", ["2027-03-04"]],
    ["the contract needs to be signed by 1/5", ["2027-01-05"]],
    ["we moved the launch to 3/4", ["2027-03-04"]],
    ["we'll cut churn by 1/3", []],
    ["this will shave our costs by 2/3", []],
    ["the share moved from 1/3 to 1/2 of them", []],
    ["cut churn by 1/3", []],
    ["we want to cut churn by 1/3 this year", []],
    ["the new process trimmed our spend by 1/4", []],
    ["that would halve the workload, or shave it by 2/3 at least", []],
    ["response times went from 2/3 to 1/2 of what they were", []],
    ["can you cut our support tickets by 1/3?", []],
    ["they moved the rollout to 3/4 before 4/12", ["2027-03-04", "2026-04-12"].toSorted()],
    ["we lose forty hours in a month", []],
    ["we'll start with 20 users in a month", ["2026-07-03"]],
    ["we'll roll it out to forty people in a week", ["2026-06-10"]],
    ["how many calls will you make in a week?", []],
    ["how many calls can you make in a week?", []],
    ["it crashed 3 times in one day", []],
    ["most teams lose customers in a month", [null]],
    ["I'll send you two references in a week", ["2026-06-10"]],
    ["we start in a month, let's talk in a week", ["2026-06-10", "2026-07-03"]],
    ["in a month", ["2026-07-03"]],
    ["I'll send you the improvement plan by 3/4", ["2027-03-04"]],
    ["let's schedule it for 3/4, or move it to 3/5", ["2027-03-04", "2027-03-05"]],
    ["the deadline is 2/4, between 3/2 and 3/4", ["2027-02-04", "2027-03-02", "2027-03-04"]],
    ["on Friday or 3/5", ["2026-06-05", "2027-03-05"]],
    ["it went up by 1/4, cut our costs by 1/3 or 1/2, and we're down to 2/3", []],
    [
      "it's reduced to 1/3, we reduce churn and costs by 1/2 and improved the speed by 1/4, for 3/4 of the teams, for 1/2 an hour, the tank is 3/4 full",
      [],
    ],
    ["24/7 and 50/50, version 1.2, today we work, you may 3 times", []],
  ])("in English: %s", (text, dates) => expect(read(text).toSorted()).toEqual(dates));

  it("reads 03/04 by the zone, and is unsure without one", () => {
    expect(read("03/04", ENGLISH, "America/New_York", "2026-02-01T10:00:00Z")).toEqual(["2026-03-04"]);
    expect(read("03/04", ENGLISH, "Europe/London", "2026-02-01T10:00:00Z")).toEqual(["2026-04-03"]);
    expect(read("03/04", ENGLISH, "UTC", "2026-02-01T10:00:00Z")).toEqual([null]);
    expect(read("03/04", GERMAN, "UTC", "2026-02-01T10:00:00Z")).toEqual(["2026-04-03"]);
  });

  it("uses the day in the zone of the call", () => {
    expect(read("tomorrow", ENGLISH, "Europe/Berlin")).toEqual(["2026-06-05"]);
    expect(
      new DateFinder(ENGLISH.dates, { day: null, zone: undefined }).find("by friday, june 5 2026")[0]?.day,
    ).toEqual({
      ...{ year: 2026, month: 6, day: 5 },
    });
  });

  it("in German, French and Spanish", () => {
    const german = (text: string) => read(text, GERMAN, "Europe/Berlin", "2026-06-03T10:00:00+02:00");
    expect(german("bis Freitag")).toEqual(["2026-06-05"]);
    expect(german("guten Morgen")).toEqual([]);
    expect(german("am 3. Juli um 10 Uhr")).toEqual(["2026-07-03"]);
    expect(german("am 15.06. oder 16.6.2026")).toEqual(["2026-06-15", "2026-06-16"]);
    expect(german("am 3.4., ab Montag, 6.7., oder passt der 5.8.?")).toEqual([
      ...["2027-04-03", "2026-07-06", "2026-08-05"],
    ]);
    expect(german("Mit 2/3 der Nutzer. Version 2.3.")).toEqual([]);
    expect(german("Wir haben Version 2.3.")).toEqual([]);
    expect(german("Ende nächster Woche")).toEqual(["2026-06-12"]);
    expect(german("übermorgen")).toEqual(["2026-06-05"]);
    expect(german("Wir verlieren in einem Monat 40 Stunden.")).toEqual([]);
    expect(german("Wir starten in einem Monat mit 20 Nutzern.")).toEqual(["2026-07-03"]);
    expect(german("Ich schicke Ihnen in einer Woche zwei Referenzen.")).toEqual(["2026-06-10"]);
    expect(read("combien d'appels en un mois, dans un mois", FRENCH, "Europe/Paris")).toEqual([]);
    expect(read("perdemos 40 horas en un mes", SPANISH, "Europe/Madrid")).toEqual([]);
    expect(read("d'ici vendredi ou le 15 juin", FRENCH, "Europe/Paris")).toEqual([
      "2026-06-05",
      "2026-06-15",
    ]);
    expect(read("les 3/4 de nos clients, note 8/10, avant le 3/4", FRENCH, "Europe/Paris")).toEqual([
      "2027-04-03",
    ]);
    expect(read("2/3 de los usuarios, el 3/4 de 2027", SPANISH, "Europe/Madrid")).toEqual(["2027-04-03"]);
    expect(read("mañana por la mañana", SPANISH, "Europe/Madrid")).toEqual(["2026-06-05"]);
  });
});
