import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEvent as event } from "@/test/support/public-event";
import { eventJsonLd, jsonForScript, replayJsonLd } from "./json-ld";
import { cardImages } from "./page-words";

describe("jsonForScript", () => {
  it("never closes the script element, and parses back to the same value", () => {
    const nasty = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "</script><script>alert(1)</script>",
        "<!--<script>",
        "]]>",
        "\u2028\u2029",
        "&lt;/script&gt;",
      ),
    );
    fc.assert(
      fc.property(fc.record({ name: nasty, list: fc.array(nasty) }), (value) => {
        const text = jsonForScript(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("eventJsonLd", () => {
  it("returns a schema.org Event with online attendance", () => {
    expect(eventJsonLd(event())).toMatchObject({
      "@type": "Event",
      startDate: "2027-03-02T17:00:00.000Z",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://shows.example/watch/a-show-abc123" },
      offers: { price: 0 },
    });
  });

  it("says that a show was moved, and from when", () => {
    const moved_from = "2027-02-23T17:00:00.000Z";
    expect(eventJsonLd(event({ moved_from }))).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: moved_from,
    });
    expect(eventJsonLd(event())).not.toHaveProperty("previousStartDate");
  });

  it("marks a cancelled show, and returns null for a show without a date", () => {
    expect(eventJsonLd(event({ state: "cancelled" }))).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
    });
    expect(eventJsonLd(event({ starts_at: null }))).toBeNull();
  });
});

describe("replayJsonLd", () => {
  const replay = { uploaded_at: "2027-03-02T18:04:00.000Z", duration_sec: 3_725 };

  it("returns a schema.org VideoObject of a recorded broadcast", () => {
    expect(replayJsonLd(event({ state: "ended", replay }), null)).toMatchObject({
      "@type": "VideoObject",
      name: "A show",
      uploadDate: replay.uploaded_at,
      duration: "PT3725S",
      embedUrl: "https://shows.example/watch/a-show-abc123",
      publication: {
        "@type": "BroadcastEvent",
        isLiveBroadcast: true,
        startDate: "2027-03-02T17:00:00.000Z",
      },
    });
  });

  it("says until when it's there, and is null without a replay or a picture", () => {
    const until = "2027-04-01T00:00:00.000Z";
    const after = { replay: "until" as const, until, message: "", emails: true };
    expect(replayJsonLd(event({ state: "ended", replay, after }), null)).toMatchObject({ expires: until });
    expect(replayJsonLd(event({ state: "ended" }), null)).toBeNull();
    const page = { ...event().page, share_picture: false };
    expect(replayJsonLd(event({ state: "ended", replay, page }), null)).toBeNull();
  });

  it("has a still of the recording and its chapters as key moments, also without a sharing image", () => {
    const still = "https://shows.example/recordings/token/thumbnail.jpg?v=file";
    const chapters = [
      { title: "Welcome", startSec: 0, endSec: 61.4 },
      { title: "Pricing", startSec: 61.4, endSec: 3_725 },
    ];
    const past = event({ state: "ended", replay });
    const said = replayJsonLd(past, { still, chapters });
    expect(said).toMatchObject({
      thumbnailUrl: [still, expect.stringContaining("/card.png")],
      hasPart: [
        { "@type": "Clip", name: "Welcome", startOffset: 0, endOffset: 62 },
        { name: "Pricing", startOffset: 61, endOffset: 3_725, url: `${past.links.viewer_link}?t=61` },
      ],
    });
    expect(cardImages(past, still)?.map(({ url }) => url)).toEqual(said?.thumbnailUrl);
    const page = { ...past.page, share_picture: false };
    expect(replayJsonLd({ ...past, page }, { still, chapters })).toMatchObject({ thumbnailUrl: [still] });
    expect(cardImages({ ...past, page }, still)).toBeUndefined();
  });
});
