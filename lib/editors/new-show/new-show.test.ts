import { describe, expect, it } from "vitest";
import { CreateEventInput } from "@/lib/modules/shows/events/schema";
import { CreateShowroomInput } from "@/lib/modules/shows/showrooms/schema";
import { callOf, canCreate, shownOf } from "./call-of";
import { EMPTY_DRAFT, restoredDraft, unsavedDraft } from "./new-show-draft";
import { readStart } from "./read-start";
import { readTitle } from "./read-title";
import { readZone } from "./read-zone";
import { type GivenFacts, understand } from "./understand";
import { instantInZone, isZone, wallInZone } from "./zoned";

const NOW = new Date("2027-02-01T12:00:00Z");
const HERE = { zone: "Europe/Berlin", now: NOW };
const NOTHING_GIVEN: GivenFacts = { title: null, minutes: null, language: null, zone: null, guests: [] };

const BRIEF = `What engines can compose

On March 2, 2027 at 6:30pm Lisbon time, 45 minutes.
With Ada Lovelace (Engineer, Analytical Engines). Topics: looping, music, limits.`;

describe("a brief", () => {
  it("provides title, start, time zone, length and language, with the words they come from", () => {
    const found = understand(BRIEF, NOTHING_GIVEN, HERE);
    expect(found).toMatchObject({
      title: { value: "What engines can compose" },
      starts: { value: "2027-03-02T18:30" },
      zone: { value: "Europe/Lisbon", from: "Lisbon time" },
      minutes: { value: 45 },
      language: "en",
      outline: { people: [{ name: "Ada Lovelace" }] },
    });
    expect(found.starts?.from).toContain("March 2, 2027");
    expect(found.parts.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(45 * 60);
    expect(found.parts.map(({ title }) => title).join(" ")).toMatch(/Looping/);
  });

  it("yields to what the user typed, in the run of show too", () => {
    const guests = [{ name: "Ada Lovelace", title: "Engineer", company: "" }];
    const found = understand(BRIEF, { ...NOTHING_GIVEN, minutes: 20, guests }, HERE);
    expect(found.parts.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(20 * 60);
    expect(found.parts.some(({ who }) => who === "Ada Lovelace")).toBe(true);
  });

  it("provides nothing when it's empty", () => {
    expect(understand("", NOTHING_GIVEN, HERE)).toMatchObject({
      title: null,
      starts: null,
      zone: null,
      minutes: null,
    });
  });
});

describe("a start time", () => {
  it.each([
    ["en", "We go on air on 2027-03-02 18:00.", "2027-03-02T18:00"],
    ["en", "Tomorrow at 5pm", "2027-02-02T17:00"],
    ["de", "Am 3. März 2027 um 19 Uhr", "2027-03-03T19:00"],
    ["fr", "Le 3 mars 2027 à 18h30", "2027-03-03T18:30"],
    ["es", "El 3 de marzo de 2027 a las 18:30", "2027-03-03T18:30"],
    ["en", "On March 2, 2027 at 17:00 UTC", "2027-03-02T18:00"],
  ])("is read from a brief in %s: %s", (language, brief, wall) => {
    expect(readStart(brief, { language, ...HERE })?.value).toBe(wall);
  });

  it.each([
    "45 minutes with Ada",
    "In March 2027",
    "On March 2, 2027",
    "It was on January 3, 2026 at 5pm",
    "At 6pm",
    "",
  ])("isn't guessed from %s", (brief) => {
    expect(readStart(brief, { language: "en", ...HERE })).toBeNull();
  });
});

describe("a title", () => {
  it.each([
    ["Title: Night radio\nMore", "Night radio"],
    ["**Titel:** Nachtradio", "Nachtradio"],
    ["# Night radio\n\nAn hour of it.", "Night radio"],
    ['Hi Sam,\n\n45 minutes, please. Title: "Night radio: live". Host is Ada.', "Night radio: live"],
    ["Titel: „Nachtradio“, 45 Minuten", "Nachtradio"],
    ['An hour. Title: "Night radio" for night owls.', "Night radio"],
    ['Title: "Night" radio is back', '"Night" radio is back'],
    ['Guest: Ada Lovelace, title: "CTO".\nTitle: Night radio', "Night radio"],
  ])("is read from %j", (brief, title) => {
    expect(readTitle(brief)?.value).toBe(title);
  });

  it.each(['An hour. Guest: Ada Lovelace, title: "CTO".', 'With Ada. Her job title: "CTO".'])(
    "isn't a guest's, as in %j",
    (brief) => expect(readTitle(brief)).toBeNull(),
  );

  it.each([
    "Night radio",
    "Hello Sam\n\n45 minutes",
    "An hour of radio.\nMore",
    "45 minutes\nAda",
    "Topics: a\nb",
    "",
  ])("isn't guessed from %j", (brief) => {
    expect(readTitle(brief)).toBeNull();
  });
});

describe("a time zone", () => {
  it.each([
    ["18:00 Europe/Madrid", "Europe/Madrid"],
    ["six New York time", "America/New_York"],
    ["um 18 Uhr Berliner Zeit", "Europe/Berlin"],
    ["à 18h, heure de Paris", "Europe/Paris"],
    ["in Berlin", undefined],
    ["some time", undefined],
    ["Foo/Bar", undefined],
  ])("is looked for in %s", (brief, zone) => {
    expect(readZone(brief)?.value).toBe(zone);
  });

  it("converts local times to instants, including around daylight saving changes", () => {
    expect(instantInZone("2027-03-02T18:30", "Europe/Lisbon")).toBe("2027-03-02T18:30:00.000Z");
    expect(instantInZone("2027-07-02T18:30", "Europe/Berlin")).toBe("2027-07-02T16:30:00.000Z");
    expect(instantInZone("2027-03-27T23:30", "America/New_York")).toBe("2027-03-28T03:30:00.000Z");
    // Skipped in spring, repeated in autumn.
    expect(instantInZone("2027-03-28T02:30", "Europe/Berlin")).toBe("2027-03-28T01:30:00.000Z");
    expect(instantInZone("2027-10-31T02:30", "Europe/Berlin")).toBe("2027-10-31T00:30:00.000Z");
    expect(wallInZone("2027-10-31T01:30:00Z", "Europe/Berlin")).toBe("2027-10-31T02:30");
    expect([instantInZone("soon", "UTC"), instantInZone("2027-10-31T02:30", "Mars")]).toEqual([null, null]);
    expect([isZone("Europe/Berlin"), isZone("Mars"), isZone("")]).toEqual([true, false, false]);
  });
});

describe("the create call", () => {
  it("is accepted by createEvent and createShowroom", () => {
    const guests = { Ada: { name: "Ada Lovelace", title: "Engineer", company: "" } };
    const draft = { ...EMPTY_DRAFT, brief: BRIEF, guests };
    const shown = shownOf(draft, understand(BRIEF, NOTHING_GIVEN, HERE), "Europe/Berlin");
    const call = callOf(draft, shown);
    expect(call).toEqual({
      title: "What engines can compose",
      brief: BRIEF,
      starts_at: "2027-03-02T18:30:00.000Z",
      duration_min: 45,
      timezone: "Europe/Lisbon",
      language: "en",
      guests: [{ name: "Ada Lovelace", title: "Engineer", company: "" }],
      generate_show_plan: true,
    });
    for (const schema of [CreateEventInput, CreateShowroomInput])
      expect(schema.safeParse(call).error?.issues).toBeUndefined();
  });

  it("needs only a title, and prefers what was typed to what was read", () => {
    const bare = shownOf({ ...EMPTY_DRAFT, title: "Blank" }, null, "Europe/Berlin");
    expect(callOf({ ...EMPTY_DRAFT, title: "Blank", plan: false }, bare)).toEqual({
      title: "Blank",
      timezone: "Europe/Berlin",
      language: "en",
      generate_show_plan: false,
    });
    const read = understand(BRIEF, NOTHING_GIVEN, HERE);
    const emptied = shownOf({ ...EMPTY_DRAFT, starts: "", title: "Mine" }, read, "UTC");
    expect([emptied.starts, emptied.title]).toEqual(["", "Mine"]);
    expect(canCreate(emptied)).toBe(true);
    expect(canCreate({ ...emptied, title: " " })).toBe(false);
    expect(canCreate({ ...emptied, minutes: "soon" })).toBe(false);
  });
});

describe("a draft stored in the browser", () => {
  it("is restored as it was, or as an empty draft if it's unreadable", () => {
    const draft = { ...EMPTY_DRAFT, brief: "Words", minutes: "20", tried: { key: "k", call: "{}" } };
    expect(restoredDraft(unsavedDraft(draft))).toEqual(draft);
    expect(unsavedDraft(EMPTY_DRAFT)).toBeNull();
    for (const kept of [null, "", "{", "[]", '{"brief":1}']) expect(restoredDraft(kept)).toEqual(EMPTY_DRAFT);
  });
});
