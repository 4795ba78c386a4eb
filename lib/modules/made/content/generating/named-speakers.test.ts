import { expect, it } from "vitest";
import { unnamedVoice } from "@/lib/program";
import { namedSpeakers } from "./named-speakers";

const said = (personId: string, speaker: string | null) => ({
  ...{ personId, speaker, fromMs: 0, toMs: 1_000, text: "Hello.", words: null },
});

it("names those who speak, and no one who is only a voice", () => {
  const [one, two] = [unnamedVoice(1), unnamedVoice(2)];
  const lines = [
    said(one.personId, one.name),
    said(two.personId, "Grace"),
    said("guest-1", null),
    said("guest-1", "Ana"),
    said("guest-1", "Ana"),
  ];
  expect([...namedSpeakers(lines)]).toEqual([
    [two.personId, "Grace"],
    ["guest-1", "Ana"],
  ]);
});
