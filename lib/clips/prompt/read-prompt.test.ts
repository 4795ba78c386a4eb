import { describe, expect, it } from "vitest";
import { usualSeconds } from "@/test/support/usual-seconds";
import { readPrompt } from "./read-prompt";
import type { Wanted } from "./wanted";

const ANA = { personId: "guest-ana", name: "Ana Ruiz" };
const BEN = { personId: "guest-ben", name: "Ben Okafor" };
const PEOPLE = [ANA, BEN, { personId: "host", name: "Ana María Soto" }];

const read = (prompt: string): Wanted => readPrompt(prompt, PEOPLE);
const topic = (prompt: string) => read(prompt).topic;
const length = (prompt: string) => read(prompt).length;
const look = (prompt: string) => read(prompt).look;

describe("a sentence for a clip", () => {
  it("says who speaks about what, in which shape, how long, and how it looks", () => {
    expect(read("the part where Ben explains budgets, square, under 40 seconds, no captions")).toEqual({
      ...{ person: BEN, unknownPerson: null, topic: "budgets", kinds: [], rest: [] },
      ...{ length: { least: 5, most: 40 }, near: null, range: null },
      look: { orientation: "square", caption: { show: false } },
    });
  });

  it.each([
    ["Der Teil, in dem Ben Budgets erklärt, quadratisch, unter 40 Sekunden, ohne Untertitel"],
    ["Le passage où Ben explique les budgets, carré, moins de 40 secondes, sans sous-titres"],
    ["La parte donde Ben explica los budgets, cuadrado, menos de 40 segundos, sin subtítulos"],
  ])("means the same in another language: %s", (prompt) => {
    const wanted = read(prompt);
    expect(wanted).toMatchObject({ person: BEN, length: { least: 5, most: 40 } });
    expect(wanted.topic).toMatch(/^budgets/iu);
    expect(wanted.look).toEqual({ orientation: "square", caption: { show: false } });
    expect(wanted.rest).toEqual([]);
  });

  it.each([
    ["Make me a clip about hiring in a downturn, please", "hiring in a downturn"],
    ["can you find the best moment on cloud costs", "cloud costs"],
    ["pricing", "pricing"],
    ["A short video of how the first machine was turned off", "first machine was turned off"],
    ["the part about cost, scale and hiring, vertical", "cost, scale and hiring"],
    ["Mach mir bitte einen Clip über Steuern", "Steuern"],
    ["Fais-moi un clip sur la retraite", "retraite"],
    ["Hazme un vídeo sobre impuestos", "impuestos"],
  ])("%s: %s", (prompt, about) => expect(topic(prompt)).toBe(about));

  it.each(["the best moment", "make me a clip", "", "square, please", "ein kurzer Clip", "🎬 !!!"])(
    "without a topic takes any: %s",
    (prompt) => expect(topic(prompt)).toBeNull(),
  );

  it.each([
    ["clip up to one minute", 5, 60],
    ["max 45s", 5, 45],
    ["no longer than 1.5 minutes", 5, 90],
    ["at least 20 seconds", 20, 120],
    ["between 20 and 30 seconds", 20, 30],
    ["20-30s", 20, 30],
    ["about 40 seconds", 30, 50],
    ["a 20-second clip", 17, 23],
    ["half a minute", 25.5, 34.5],
    ["1 minute 10 seconds", 59.5, 80.5],
    ["höchstens eine Minute", 5, 60],
    ["etwa dreißig Sekunden", 22.5, 37.5],
    ["au plus trente secondes", 5, 30],
    ["entre 20 et 30 secondes", 20, 30],
    ["hasta 45 segundos", 5, 45],
    ["under 2 seconds", 5, 5],
    ["at least ten minutes", 120, 120],
  ])("%s is %d to %d s", (prompt, least, most) => {
    const found = length(prompt);
    expect(found?.least).toBeCloseTo(least, 3);
    expect(found?.most).toBeCloseTo(most, 3);
    expect(topic(prompt)).toBeNull();
  });

  it("doesn't take numbers of what is talked about for a length", () => {
    expect(read("the 3 rules of pricing")).toMatchObject({ topic: "3 rules of pricing", length: null });
    expect(length("how we saved 40% in 2 years")).toBeNull();
  });

  it.each([
    ["9:16", "vertical"],
    ["for TikTok", "vertical"],
    ["as an Instagram story", "vertical"],
    ["for YouTube Shorts", "vertical"],
    ["hochkant", "vertical"],
    ["1:1", "square"],
    ["quadratisch", "square"],
    ["16:9", "horizontal"],
    ["for YouTube", "horizontal"],
    ["im Querformat", "horizontal"],
    ["format paysage", "horizontal"],
  ])("%s is %s", (prompt, orientation) => {
    const wanted = read(`budgets, ${prompt}`);
    expect([wanted.look, wanted.topic, wanted.rest]).toEqual([{ orientation }, "budgets", []]);
  });

  it.each([
    ["big captions", { caption: { size: "lg" } }],
    ["captions in pill style", { caption: { preset: "pill" } }],
    ["with minimal subtitles", { caption: { preset: "minimal" } }],
    ["untertitelt", { caption: { show: true } }],
    ["große Untertitel", { caption: { size: "lg" } }],
    ["yellow highlights", { highlight_hex: "#ffd60a" }],
    ["highlight in blue", { highlight_hex: "#0a84ff" }],
    ["#FF00aa highlights", { highlight_hex: "#ff00aa" }],
    ["editorial look", { template_id: "editorial_motion" }],
    ["in the speaker focus style", { template_id: "speaker_focus" }],
    ["energetic", { motion: "energetic" }],
    ["calm cuts", { motion: "calm" }],
    ["without pauses", { removeSilences: true }],
    ["no ums", { removeFillers: true }],
    ["ohne Füllwörter", { removeFillers: true }],
    ["with a timer", { timerBadge: true }],
    ["with our logo", { logo: true }],
    ["no logo", { logo: false }],
    ["improve the sound", { improveSound: true }],
    ["show everyone", { focusMode: "off" }],
    ["titled “Spend less, sleep more”", { title: "Spend less, sleep more" }],
  ])("%s sets its option", (prompt, expected) => {
    const wanted = read(`budgets, ${prompt}`);
    expect([wanted.look, wanted.topic, wanted.rest]).toEqual([expected, "budgets", []]);
  });

  it("keeps words of a look that are the topic", () => {
    expect(look("how to write good captions for blind people")).toEqual({});
    expect(look("why minimal software wins")).toEqual({});
    expect(look("the red team exercise")).toEqual({});
    expect(topic("editorial calendars")).toBe("editorial calendars");
  });

  it("knows people by a name that only one has, and keeps one in the picture", () => {
    expect(read("Ben on hiring")).toMatchObject({ person: BEN, topic: "hiring" });
    expect(read("Ana Ruiz on hiring").person).toEqual(ANA);
    expect(read("Ana on hiring").person).toBeNull();
    expect(read("the question about Ben").person).toBeNull();
    expect(read("hiring, keep Ben in the frame")).toMatchObject({ person: BEN, look: { focusMode: "pin" } });
    expect(read("when BEN OKAFOR talks about taxes")).toMatchObject({ person: BEN, topic: "taxes" });
  });

  it("says which name it doesn't know", () => {
    expect(read("the part where Zoe explains budgets")).toMatchObject({
      ...{ person: null, unknownPerson: "Zoe", topic: "budgets" },
    });
    expect(read("where we talk about Berlin").unknownPerson).toBeNull();
  });

  it("knows kinds of moments", () => {
    expect(read("the funniest moment")).toMatchObject({ kinds: ["laugh"], topic: null });
    expect(read("the best story about hiring")).toMatchObject({ kinds: ["story"], topic: "hiring" });
    expect(read("die lustigste Stelle").kinds).toEqual(["laugh"]);
    expect(read("where the audience reacted the most").kinds).toEqual(["reactions"]);
  });

  it("knows times", () => {
    expect(read("from 12:30 to 13:10, square")).toMatchObject({ range: { from: 750, to: 790 }, topic: null });
    expect(read("around minute 12").near).toBe(720);
    expect(read("at 1:02:03").near).toBe(3723);
    expect(read("von 10:00 bis 10:40").range).toEqual({ from: 600, to: 640 });
  });

  it("names what it doesn't understand", () => {
    const wanted = read("budgets, square, with a dancing dog");
    expect([wanted.topic, wanted.rest]).toEqual(["budgets", ["with a dancing dog"]]);
  });

  it("takes text as text, however long or strange", async () => {
    const prompts = [
      "a".repeat(2_000),
      "the ".repeat(500),
      "1 1 1 1 1 1 1 ".repeat(100),
      "with with with ".repeat(100),
      "{[(*+?^$)]}\\ | ,;, | %{eif}",
      "מה שאנה אומרת על תקציבים",
    ];
    const seconds = await usualSeconds(() => {
      for (const prompt of prompts) expect(() => read(prompt)).not.toThrow();
    });
    expect(seconds).toBeLessThan(5);
  });
});
