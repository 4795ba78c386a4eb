import { expect, it } from "vitest";
import { emailWords } from "./email-words";

it("names every email of a show in words, also kinds that it doesn't know", () => {
  expect(emailWords("recording_ready")).toBe("Recording ready, to hosts");
  expect(emailWords("missed")).toBe("Missed the show");
  expect(emailWords("vendor_call_sheet")).toBe("Vendor call sheet");
});
