import { expect, it } from "vitest";
import { NotetakerSchema } from "@/lib/modules/calls/notetaker/schema";
import { notetakerWords, takesNotetaker } from "./notetaker-words";

const sent = { sub_code: null, removed_by: null };

it("says what happens next in each state", () => {
  const words = NotetakerSchema.shape.state.options.map((state) => notetakerWords({ ...sent, state }));
  expect(words[0]).toContain("asks to join when the show goes live");
  expect(words[2]).toContain("Admit it in the studio");
  expect(words[3]).toBe("The notetaker is in the show.");
});

it("says who decided against it, whom it doesn't ask again", () => {
  const ana = { role: "guest" as const, name: "Ana Ruiz" };
  expect(notetakerWords({ state: "done", sub_code: "removed_by", removed_by: ana })).toBe(
    "Ana Ruiz removed the notetaker. It doesn’t ask to join this show again.",
  );
  const host = { role: "host" as const, name: "" };
  expect(notetakerWords({ state: "failed", sub_code: "no_consent", removed_by: host })).toMatch(
    /^The host declined/,
  );
});

it("can be sent until the show has ended", () => {
  expect(["draft", "published", "live", "ended", "cancelled", "archived"].filter(takesNotetaker)).toEqual([
    "draft",
    "published",
    "live",
  ]);
});
