import { expect, it } from "vitest";
import { readTranscript } from "@/lib/calls";
import { callOfLines } from "./call-of-lines";
import type { HeardLine } from "./heard-lines";

const joinedAt = new Date("2031-01-14T17:00:00.000Z");
const at = (seconds: number): Date => new Date(joinedAt.getTime() + seconds * 1000);
const line = (personId: string, name: string, text: string, from: number, to: number): HeardLine => ({
  ...{ personId, name, text },
  startedAt: at(from),
  endedAt: at(to),
});
const meeting = { title: "Launch day", language: "en", timezone: "Europe/Berlin", joinedAt };

it("puts what a person says without a pause in one segment, with its times", () => {
  const { segments } = callOfLines(meeting, [
    line("host-1", "Ada", "Hello Ana.", 1, 2.04),
    line("host-1", "Ada", "How are you?", 2.5, 4),
    line("guest-2", "Ana", "Fine.", 4.2, 5),
    line("guest-2", "Ana", "One question.", 9, 10),
  ]);
  expect(segments).toEqual([
    { speaker: "Ada", text: "Hello Ana. How are you?", start_sec: 1, end_sec: 4 },
    { speaker: "Ana", text: "Fine.", start_sec: 4.2, end_sec: 5 },
    { speaker: "Ana", text: "One question.", start_sec: 9, end_sec: 10 },
  ]);
});

it("knows hosts as ours, assumes nothing about guests, and tells people of one name apart", () => {
  const call = callOfLines(meeting, [
    line("host-1", "Ada", "Hello.", 1, 2),
    line("guest-2", "Ana", "Hi.", 2, 3),
    line("guest-3", "Ana", "Hi too.", 3, 4),
    line("guest-4", " ", "And me.", 4, 5),
  ]);
  expect(call.participants).toEqual([
    { name: "Ada", side: "ours" },
    { name: "Ana" },
    { name: "Ana (2)" },
    { name: "Speaker" },
  ]);
  expect(call).toMatchObject({
    title: "Launch day",
    language: "en",
    timezone: "Europe/Berlin",
    started_at: "2031-01-14T17:00:00.000Z",
  });
  expect(readTranscript(call).lines.map(({ speaker }) => speaker)).toEqual([
    "Ada",
    "Ana",
    "Ana (2)",
    "Speaker",
  ]);
});

it("tells names apart that differ only in how they are written", () => {
  const call = callOfLines(meeting, [
    line("guest-2", "Ana", "Hi.", 1, 2),
    line("guest-3", "ana ", "Hi too.", 2, 3),
    line("guest-4", "AN\u200BA", "Me too.", 3, 4),
    line("guest-3", "ana ", "Bye.", 4, 5),
  ]);
  const speakers = readTranscript(call).lines.map(({ speaker }) => speaker);
  expect(speakers).toEqual(["Ana", "ana (2)", "ANA (3)", "ana (2)"]);
});

it("doesn't begin before the notetaker joined", () => {
  const { segments } = callOfLines(meeting, [line("host-1", "Ada", "Hello.", -3, 2)]);
  expect(segments?.[0]).toMatchObject({ start_sec: 0, end_sec: 2 });
});
