import { describe, expect, it } from "vitest";
import { xLength } from "@/lib/content/x-length";
import { aKitShow, aPerson } from "../fixtures";
import type { KitShow } from "../kit-show";
import { COPY_PLACES } from "../parts";
import { sourcesOf, trackingLink } from "../source-of";
import { writeCopy } from "./write-copy";

const URL = "https://shows.example.com/e/x?utm_source=speaker-ana-lopez&utm_medium=promo-kit";
const LANGUAGES = ["en", "de", "fr", "es"];
const PHASES: KitShow["phase"][] = ["before", "replay", "over"];

describe("texts of a promo kit", () => {
  it("say who speaks at what, with whom and when, and where to sign up", () => {
    const text = writeCopy(aKitShow({}), aPerson({}), "linkedin_post", URL);
    expect(text).toBe(
      [
        "I’m speaking at “What engines can compose”.",
        "My segment: “Why sourdough keeps”.",
        "With Ben Nevis.",
        "When: Thursday, December 3, 2026 · 6:00 PM GMT+1",
        `Sign up: ${URL}`,
      ].join("\n\n"),
    );
  });

  it("are the show's own as well", () => {
    const text = writeCopy(aKitShow({ startsAt: null }), null, "newsletter", URL);
    expect(text).toBe(
      `Join us for “What engines can compose”.\nWith Ben Nevis and Ana Lopez.\nSign up: ${URL}`,
    );
  });

  it("are different in each language and after the show, and say nothing that no one said", () => {
    const seen = new Set<string>();
    for (const language of LANGUAGES)
      for (const phase of PHASES)
        for (const person of [null, aPerson({}), aPerson({ role: "host", id: "host" })])
          for (const place of COPY_PLACES) {
            const text = writeCopy(aKitShow({ language, phase }), person, place, URL);
            expect(text).not.toMatch(/undefined|null|\{|\}|\$/);
            expect(text.includes(URL)).toBe(phase !== "over");
            expect(text).toContain("What engines can compose");
            // After the show, its date isn't news.
            expect(text.includes("2026")).toBe(phase === "before");
            seen.add(text);
          }
    expect(seen.size).toBeGreaterThan(LANGUAGES.length * PHASES.length * 8);
  });

  it("speak of several parts as such", () => {
    const text = (language: string, segments: string[]) =>
      writeCopy(aKitShow({ language }), aPerson({ segments }), "linkedin_post", URL);
    expect(text("en", ["A", "B"])).toContain("My segments: “A” and “B”.");
    expect(text("de", ["A", "B"])).toContain("Meine Themen: „A“ und „B“.");
    expect(text("es", ["A", "B"])).toContain("Mis partes: «A» y «B».");
    expect(text("fr", ["A", "B"])).toContain("Mes interventions\u00a0:");
    expect(text("de", ["A"])).toContain("Mein Thema: „A“.");
  });

  it("name no one else if the signup page shows no people", () => {
    const show = aKitShow({ showsPeople: false });
    for (const place of COPY_PLACES) {
      expect(writeCopy(show, null, place, URL)).not.toMatch(/Ana|Nevis/);
      expect(writeCopy(show, aPerson({}), place, URL)).not.toContain("Nevis");
    }
  });

  it("leave out what the show doesn't have", () => {
    const bare = aKitShow({ startsAt: null, segments: [], people: [] });
    for (const place of COPY_PLACES) {
      const text = writeCopy(bare, null, place, URL);
      expect(text).not.toMatch(/With|When|On the program/);
      expect(text).toContain(URL);
    }
  });

  it("fit on X with any title, and keep emoji whole", () => {
    for (const language of LANGUAGES)
      for (const title of ["Hi", "Engines ".repeat(25).trim(), "👩‍🚀".repeat(60), "W".repeat(200)]) {
        const text = writeCopy(aKitShow({ title, language }), aPerson({}), "x_post", URL);
        expect(xLength(text)).toBeLessThanOrEqual(280);
        expect(text).toContain(URL);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/\u200d…/u);
      }
  });
});

it("a post's length is what X counts", () => {
  const lengths = [
    "…",
    "あ",
    "👩‍🚀",
    "“é”",
    "e\u0301",
    "€",
    "🇩🇪",
    "1️⃣",
    "a b",
    "https://a.example/x?y=あ",
  ].map(xLength);
  expect(lengths).toEqual([2, 2, 2, 3, 1, 2, 2, 2, 3, 23]);
});

describe("sources of tracking links", () => {
  const named = (...names: string[]) =>
    names.map((name, at) => ({ id: `gst_${at}`, role: "guest" as const, name }));
  it("are readable, and different for people with the same name", () => {
    const people = [
      ...named("Ána López", "Ana Lopez", "🎉", "Ямаха"),
      { id: "host", role: "host" as const, name: "Ben" },
    ];
    expect([...sourcesOf(people, new Map()).values()]).toEqual([
      "promo-kit",
      "speaker-ana-lopez",
      "speaker-ana-lopez-2",
      "speaker",
      "speaker-ямаха",
      "host-ben",
    ]);
  });

  it("keep the letters of every script, and lose only the accents of Latin ones", () => {
    const names = ["Андрей", "がとう", "अनिल", "김민수", "Ána López", "❤️ Zoë"];
    expect([...sourcesOf(named(...names), new Map()).values()].slice(1)).toEqual([
      "speaker-андрей",
      "speaker-がとう",
      "speaker-अनिल",
      "speaker-김민수",
      "speaker-ana-lopez",
      "speaker-zoe",
    ]);
    // As it was once written.
    const given = new Map([["gst_0", "speaker-андреи"]]);
    expect(sourcesOf(named("Андрей"), given).get("gst_0")).toBe("speaker-андреи");
  });

  it("stay while a person's name does, so that links that are out keep counting", () => {
    const given = new Map([
      ["gst_0", "speaker-ana-2"],
      ["gst_1", "speaker-old-name"],
    ]);
    const sources = sourcesOf(named("Ana", "Bea", "Ana"), given);
    expect([...sources.entries()].slice(1)).toEqual([
      ["gst_0", "speaker-ana-2"],
      ["gst_1", "speaker-bea"],
      ["gst_2", "speaker-ana"],
    ]);
  });

  it("are in the signup page's address", () => {
    expect(trackingLink("https://a.example/e/x", "speaker-ana")).toBe(
      "https://a.example/e/x?utm_source=speaker-ana&utm_medium=promo-kit",
    );
  });
});
