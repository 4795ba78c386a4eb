import { expect, it } from "vitest";
import type { SignupView } from "@/lib/signup/signup-view";
import { en } from "@/lib/signup/words/en";
import { formWords } from "./form-words";

const wordsOf = (view: Partial<SignupView>) =>
  formWords({ language: "en", organiser: "Northwind", cta: "", isTest: false, ...view } as SignupView);

it("promises the personal link only where signing up gets it at once", () => {
  expect(wordsOf({ mode: "open" }).emailNote).toBe(en.emailNote);
  for (const mode of ["waitlist", "approval"] as const) {
    const { note, emailNote } = wordsOf({ mode });
    expect(note).toMatch(/email you/);
    expect(emailNote).toBe("");
  }
  expect(wordsOf({ mode: "waitlist", isTest: true }).emailNote).toBe(en.testNote);
});
