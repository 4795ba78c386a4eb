import { describe, expect, it } from "vitest";
import { anEvent } from "@/test/support/public-event";
import { eventJsonLd } from "./json-ld";
import { cardImages, isListed, pageWords } from "./page-words";

const { page } = anEvent();

describe("pageWords", () => {
  it("prefers the SEO texts, and otherwise uses the title and the description without Markdown", () => {
    const event = anEvent({
      description: `Come **all**, to [us](https://example.com). ${"word ".repeat(60)}`,
    });
    expect(pageWords(event)).toMatchObject({ title: "A show · Acme", headline: "A show" });
    const { description = "" } = pageWords(event);
    expect(description).toMatch(/^Come all, to us\. word .*word…$/);
    expect(description.length).toBeLessThanOrEqual(201);
    const own = { ...page, seo_title: "Mine", seo_description: "Also mine" };
    expect(pageWords({ ...event, page: own })).toEqual({
      title: "Mine",
      headline: "Mine",
      description: "Also mine",
    });
  });
});

it("lists only open live shows, unless they opt out", () => {
  expect(isListed(anEvent())).toBe(true);
  expect(isListed(anEvent({ environment: "test" }))).toBe(false);
  expect(isListed(anEvent({ page: { ...page, listed: false } }))).toBe(false);
});

it("lists a cancelled show until its date has passed, so that search engines read that it was cancelled", () => {
  const before = new Date("2027-03-02T17:59:00.000Z");
  const after = new Date("2027-03-02T18:01:00.000Z");
  const cancelled = anEvent({ state: "cancelled" });
  expect([isListed(cancelled, before), isListed(cancelled, after)]).toEqual([true, false]);
  expect(isListed(anEvent({ state: "cancelled", ends_at: null }), before)).toBe(false);
  expect(isListed(anEvent({ state: "cancelled", starts_at: null, ends_at: null }), before)).toBe(false);
  expect(isListed(anEvent({ state: "archived" }), before)).toBe(false);
});

it("returns a share card with a versioned URL, and none for drafts or if it's turned off", () => {
  const [card] = cardImages(anEvent()) ?? [];
  expect(card).toMatchObject({ width: 1200, height: 630, alt: "A show" });
  expect(card?.url).toMatch(/\/e\/a-show-abc123\/card\.png\?v=[\w-]{16}$/);
  expect(eventJsonLd(anEvent())?.image).toEqual([card?.url]);
  expect(cardImages(anEvent({ state: "draft" }))).toBeUndefined();
  expect(eventJsonLd(anEvent({ page: { ...page, share_picture: false } }))).not.toHaveProperty("image");
});
