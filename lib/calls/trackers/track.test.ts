import { describe, expect, it } from "vitest";
import type { Call } from "../call";
import { GERMAN_CALL } from "../fixtures/german";
import { HOSTILE } from "../fixtures/hostile";
import { UNLABELLED } from "../fixtures/unlabelled";
import { hear } from "../writing/heard";
import { alikeIn } from "./meaning";
import { comparable, mentionsOf, searched } from "./track";
import type { Tracker } from "./trackers-shape";

const track = (call: Call, keywords: string[], more: Partial<Tracker> = {}) =>
  mentionsOf({ name: "t", keywords, ...more }, searched(hear(call)), []);
const said = (text: string, language = "en"): Call => ({
  language,
  transcript: `Ann: Hello.\nBob: ${text}`,
  participants: [
    { name: "Ann", side: "ours" },
    { name: "Bob", side: "customer" },
  ],
});

describe("keywords", () => {
  it.each([
    ["en", "competitor", "We looked at two competitors."],
    ["en", "API keys", "We need an api key."],
    ["en", "company", "Other companies do that."],
    ["en", "box", "It comes in boxes."],
    ["de", "Schnittstelle", "Wir brauchen zwei Schnittstellen."],
    ["de", "Verträge", "Der Vertrag läuft aus."],
    ["de", "Preis", "Die Preise sind gut."],
    ["fr", "intégration", "Nous avons des integrations."],
    ["fr", "journal", "On lit les journaux."],
    ["es", "integración", "Tenemos tres integraciones."],
    ["es", "usuario", "Somos treinta usuarios."],
  ])("%s: %s is found in: %s", (language, keyword, text) => {
    expect(track(said(text, language), [keyword])).toMatchObject([
      { by: "keyword", keyword, negated: false, side: "customer", evidence: [{ line: 2, quote: text }] },
    ]);
  });

  it.each([
    ["en", "art", "We have a part of it."],
    ["en", "plan b", "The plan is fine, b is not."],
    ["de", "Rat", "Das ist ein Rad."],
  ])("%s: %s isn't found in: %s", (language, keyword, text) => {
    expect(track(said(text, language), [keyword])).toEqual([]);
  });

  it.each([
    ["en", "budget", "There's no budget issue."],
    ["en", "budget issue", "There's no budget issue."],
    ["en", "Salesforce", "We don't use Salesforce."],
    ["en", "timing", "Timing is no issue on our side."],
    ["en", "migration", "We've never done a migration."],
    ["de", "Budget", "Budget ist kein Problem."],
    ["de", "Salesforce", "Salesforce nutzen wir nicht."],
    ["de", "Rabatt", "Wir brauchen keinen Rabatt."],
    ["fr", "budget", "Nous n'avons pas de budget."],
    ["es", "Salesforce", "No usamos Salesforce."],
  ])("%s: %s is negated in: %s", (language, keyword, text) => {
    expect(track(said(text, language), [keyword])).toMatchObject([{ negated: true }]);
  });

  it.each([
    ["en", "budget", "We don't like the tool, but we have budget."],
    ["en", "Salesforce", "Not only do we use Salesforce every day."],
    ["en", "price", "It's not cheap, the price hurts."],
    ["de", "Budget", "Wir haben nicht nur das Budget."],
    ["de", "Preis", "Das passt nicht, weil der Preis hoch ist."],
  ])("%s: %s isn't negated in: %s", (language, keyword, text) => {
    expect(track(said(text, language), [keyword])).toMatchObject([{ negated: false }]);
  });

  it("count one that isn't denied more than one that is", () => {
    expect(track(said("We don't use Zendesk and we use Intercom"), ["Zendesk", "Intercom"])).toMatchObject([
      { keyword: "Intercom", negated: false },
    ]);
  });
});

describe("a tracker", () => {
  it("looks only at a side and a part of the call", () => {
    const all = track(GERMAN_CALL, ["Budget", "Datenschutz", "Excel"]);
    expect(all.map(({ part }) => part)).toEqual(["beginning", "middle", "end"]);
    expect(track(GERMAN_CALL, ["Excel"], { side: "ours" })).toEqual([]);
    expect(track(GERMAN_CALL, ["Excel"], { side: "customer", part: "beginning" })).toHaveLength(1);
    expect(track(GERMAN_CALL, ["Excel"], { part: "end" })).toEqual([]);
  });

  it("knows no side without labels", () => {
    expect(track(UNLABELLED, ["Livestorm"])).toMatchObject([{ side: null }]);
    expect(track(UNLABELLED, ["Livestorm"], { side: "customer" })).toEqual([]);
  });

  it("finds words through unseen characters, and quotes them as they are", () => {
    expect(track(HOSTILE, ["budget"]).map(({ negated, evidence }) => [negated, evidence[0]?.quote])).toEqual([
      [false, "Our bud\u200Bget is 40,000 euros."],
      [true, "No budget issue then."],
    ]);
  });

  it("adds sentences that mean the same, and says when they're denied", () => {
    const call = searched(
      hear(said("Everything here is way too much money. No budget issue at all for us.")),
    );
    const texts = comparable(call);
    const alike = alikeIn(
      texts.map(({ at }, index) => ({ at, likeness: 0.7 - index * 0.1 })),
      0.75,
    );
    expect(alike).toHaveLength(2);
    expect(
      mentionsOf({ name: "t", keywords: ["price"], meaning: "too expensive" }, call, alike),
    ).toMatchObject([
      { by: "meaning", keyword: null, negated: false },
      { by: "meaning", keyword: null, negated: true },
    ]);
    expect(alikeIn([{ at: 0, likeness: 0.49 }], 0.75)).toEqual([]);
  });
});
