import { describe, expect, it } from "vitest";
import { formatInstant } from "./format-instant";

const at = "2027-03-02T17:00:00.000Z";

describe("formatInstant", () => {
  it("formats an instant in a time zone, with the zone's name", () => {
    expect(formatInstant(at, { zone: "Europe/Berlin", format: "long", locale: "en-GB" })).toBe(
      "Tuesday 2 March at 18:00 CET",
    );
    expect(formatInstant(at, { zone: "America/New_York", format: "zone" })).toBe("Eastern Standard Time");
    expect(formatInstant(at, { zone: "Asia/Tokyo", format: "date", locale: "de" })).toBe(
      "Mittwoch, 3. März 2027",
    );
  });

  it("falls back to UTC and English, and returns an empty string for an invalid instant", () => {
    expect(formatInstant(at, { zone: "Mars/Base", format: "clock", locale: "en-GB" })).toContain("UTC");
    expect(formatInstant(at, { zone: "UTC", format: "date", locale: "no such tag!" })).toBe(
      "Tuesday, March 2, 2027",
    );
    expect(formatInstant("soon", { zone: "UTC", format: "long" })).toBe("");
  });
});
