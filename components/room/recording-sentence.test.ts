import { expect, it } from "vitest";
import { recordingSentence } from "./recording-sentence";

const said = (consent: "given" | "refused" | "unasked", isRecorded: boolean, isOverHttp = true) =>
  recordingSentence({ consent, isRecorded, isOverHttp });

it("says of a recorded show who isn't seen over HTTP either", () => {
  expect(said("given", true)).toBe("You agreed to be recorded while you’re on stage.");
  for (const consent of ["refused", "unasked"] as const) {
    expect(said(consent, true)).toContain("the recording doesn’t include you. Viewers whose network");
    expect(said(consent, true, false)).not.toContain("network");
  }
});

it("says of a show that isn't recorded what is stored for viewers over HTTP, and who they don't see", () => {
  expect(said("refused", false)).toContain("don’t see or hear you");
  for (const consent of ["given", "unasked"] as const) expect(said(consent, false)).toContain("then deleted");
});
