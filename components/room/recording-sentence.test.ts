import { expect, it } from "vitest";
import { type HttpAudience, recordingSentence } from "./recording-sentence";

const said = (
  consent: "given" | "refused" | "unasked",
  isRecorded: boolean,
  httpAudience: HttpAudience = "auto",
) => recordingSentence({ consent, isRecorded, httpAudience });

it("says of a recorded show who isn't seen over HTTP either", () => {
  for (const audience of ["auto", "always", "off"] as const)
    expect(said("given", true, audience)).toBe("You agreed to be recorded while you’re on stage.");
  for (const consent of ["refused", "unasked"] as const) {
    expect(said(consent, true)).toMatch(
      /The audience sees and hears you, but the recording doesn’t include you\. Viewers whose network .* either\.$/,
    );
    expect(said(consent, true, "off")).toMatch(/the recording doesn’t include you\.$/);
  }
});

it("doesn't say that the audience sees someone who is left out of all that it gets", () => {
  for (const consent of ["refused", "unasked"] as const) {
    expect(said(consent, true, "always")).not.toContain("The audience sees");
    expect(said(consent, true, "always")).toContain("won’t see or hear you");
  }
  expect(said("refused", false, "always")).toBe(
    "You declined to be recorded. The audience, which watches over HTTP, doesn’t see or hear you.",
  );
});

it("says of a show that isn't recorded what is stored for viewers over HTTP, and who they don't see", () => {
  expect(said("refused", false)).toMatch(/^You declined .* don’t see or hear you\.$/);
  for (const consent of ["given", "unasked"] as const) {
    expect(said(consent, false)).toContain("then deleted");
    expect(said(consent, false, "always")).toContain("then deleted");
    expect(said(consent, false, "off")).toBe("This show isn’t recorded.");
  }
});
