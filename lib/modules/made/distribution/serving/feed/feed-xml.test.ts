import Parser from "rss-parser";
import { describe, expect, it } from "vitest";
import { requireWellFormed } from "@/test/support/well-formed";
import { type Channel, type Episode, feedXml } from "./feed-xml";

const TITLE = `Bread & <butter> ]]> "jam" 🥖 \u0007\u0000 'end'`;
const SEEN = `Bread & <butter> ]]> "jam" 🥖  'end'`;
const THEN = new Date(0);

/** A reader that we didn't write. */
const reader = new Parser({
  customFields: {
    item: [
      ["podcast:transcript", "transcripts", { keepArray: true }],
      ["podcast:chapters", "chapters"],
    ],
    feed: ["podcast:guid", "podcast:locked", "copyright", "atom:link"],
  },
});

const channel: Channel = {
  name: TITLE,
  settings: { description: TITLE, author: TITLE, email: "ada@example.com", category: "Kids & Family" },
  feedUrl: "https://a.example/feeds/x.xml",
  coverUrl: "https://a.example/feeds/x.png",
  homeUrl: "https://a.example",
};
const episode: Episode = {
  ...{ guid: "pub_1", title: TITLE, description: TITLE, publishedAt: THEN },
  chaptersUrl: "https://a.example/c?a=1&b=2",
  audio: { url: "https://a.example/a.m4a?x=1&y=<2>", bytes: 1_234, durationMs: 61_000 },
  captions: { vtt: "https://a.example/t.vtt", srt: "https://a.example/t.srt", language: "en" },
};

const read = (xml: string) => {
  requireWellFormed(xml);
  return reader.parseString(xml);
};

describe("a feed's document", () => {
  it("has as much of a long description as directories read, also in languages without spaces", async () => {
    const description = `見出し\n${"あ".repeat(1_900)}`;
    const feed = await read(feedXml(channel, THEN, [{ ...episode, description }]));
    const bytes = Buffer.byteLength(feed.items[0]?.content ?? "");
    expect([bytes > 3_500, bytes <= 4_000]).toEqual([true, true]);
  });

  it("is read as it was meant, whatever people are called", async () => {
    const feed = await read(feedXml(channel, THEN, [episode]));
    expect(feed).toMatchObject({ title: SEEN, description: SEEN, link: "https://a.example" });
    expect(feed.itunes).toMatchObject({
      ...{ author: SEEN, image: channel.coverUrl, owner: { name: SEEN, email: "ada@example.com" } },
      ...{ categories: ["Kids & Family"], explicit: "false" },
    });
    expect(feed.items).toMatchObject([
      {
        ...{ title: SEEN, guid: "pub_1", pubDate: "Thu, 01 Jan 1970 00:00:00 GMT" },
        enclosure: { url: episode.audio.url, length: "1234", type: "audio/x-m4a" },
        itunes: { duration: "61", episodeType: "full" },
      },
    ]);
    const [item] = feed.items as unknown as { transcripts: { $: object }[]; chapters: { $: object } }[];
    expect(item?.transcripts.map(({ $ }) => $)).toEqual([
      { url: "https://a.example/t.vtt", type: "text/vtt", language: "en", rel: "captions" },
      { url: "https://a.example/t.srt", type: "application/x-subrip", language: "en", rel: "captions" },
    ]);
    expect(item?.chapters.$).toEqual({ url: episode.chaptersUrl, type: "application/json+chapters" });
  });

  it("has the identity that Podcasting 2.0 derives from its address", () => {
    const xml = feedXml({ ...channel, feedUrl: "https://mp3s.nashownotes.com/pc20rss.xml" }, THEN, []);
    // The example of the namespace's own documentation.
    expect(xml).toContain("<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>");
  });

  it("has each element that PSP-1, the standard of podcast hosts, requires or recommends", async () => {
    const feed = await read(
      feedXml({ ...channel, settings: { ...channel.settings, explicit: true } }, THEN, [episode]),
    );
    const [item] = feed.items;
    expect(feed).toMatchObject({
      ...{ copyright: SEEN, language: "en", "podcast:guid": expect.stringMatching(/^[0-9a-f-]{36}$/) },
      "podcast:locked": "yes",
      "atom:link": { $: { href: channel.feedUrl, rel: "self", type: "application/rss+xml" } },
    });
    expect(item).toMatchObject({
      ...{ link: "https://a.example", content: SEEN },
      itunes: { image: channel.coverUrl, explicit: "true", duration: "61" },
    });
  });

  it("cuts descriptions after a word, at the 4,000 bytes that directories read", async () => {
    const long = "bröt ".repeat(900);
    const settings = { ...channel.settings, description: long };
    const feed = await read(feedXml({ ...channel, settings }, THEN, [{ ...episode, description: long }]));
    for (const text of [feed.description ?? "", feed.items[0]?.content ?? ""]) {
      expect(text).toMatch(/ bröt…$/);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4_000);
      expect(Buffer.byteLength(text)).toBeGreaterThan(3_980);
    }
  });
});
