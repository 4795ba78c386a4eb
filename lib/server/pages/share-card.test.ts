import { describe, expect, it } from "vitest";
import { anEvent } from "@/test/support/public-event";
import { cardTag, shareCard } from "./share-card";

const THEMES = ["editorial", "collage", "retro", "midnight"] as const;

describe("shareCard", () => {
  it.each(THEMES)("draws a card in the %s theme for any title", async (theme) => {
    for (const headline of ["Hi", "W".repeat(120), "<b>&</b> 日本語 العربية \u0007", "Engines ".repeat(15)]) {
      const event = anEvent({
        theme,
        signup: { headline, sub: "", config: { cta_text: "", show_agenda: true } },
      });
      const { png } = await shareCard(event);
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(300_000);
    }
  });

  it("changes its tag only if what it draws changes", () => {
    const event = anEvent({});
    expect(cardTag(anEvent({ title: "Another" }))).not.toBe(cardTag(event));
    expect(cardTag(anEvent({ theme: "retro" }))).not.toBe(cardTag(event));
    expect(cardTag(anEvent({ starts_at: null }))).not.toBe(cardTag(event));
    expect(cardTag(anEvent({ description: "More" }))).toBe(cardTag(event));
  });
});
