import { createHash } from "node:crypto";
import { shortened } from "@/lib/platform/text/shortened";
import type { PodcastSettings } from "../../destination-settings";
import { element } from "./xml";

/** One episode, as the feed describes it. */
export interface Episode {
  /** Never changes, so that no app shows it twice. */
  guid: string;
  title: string;
  description: string;
  publishedAt: Date;
  audio: { url: string; bytes: number; durationMs: number };
  /** Addresses of captions, by format; null if nothing was said. */
  captions: { vtt: string; srt: string; language: string } | null;
  chaptersUrl: string | null;
}

export interface Channel {
  name: string;
  settings: PodcastSettings;
  feedUrl: string;
  coverUrl: string;
  /** The installation's, if the podcast has no website of its own. */
  homeUrl: string;
}

/** MPEG-4 audio, as Apple lists it. */
export const AUDIO_TYPE = "audio/x-m4a";

/** What directories read of a description. */
const MOST_BYTES = 4_000;

const linkOf = ({ settings, homeUrl }: Pick<Channel, "settings" | "homeUrl">): string =>
  settings.website ?? homeUrl;

/** What directories ask of a podcast, and advise for each of its episodes. */
const coverAndRating = ({ settings, coverUrl }: Pick<Channel, "settings" | "coverUrl">): string[] => [
  element("itunes:image", "", { href: coverUrl }),
  element("itunes:explicit", settings.explicit ? "true" : "false"),
];

/** A description of at most 4,000 bytes, cut after a word if it has any. */
function described(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(MOST_BYTES - 3));
  return shortened(text, read);
}

export function episodeXml(channel: Channel, { audio, captions, ...episode }: Episode): string {
  const transcript = (url: string, type: string) =>
    element("podcast:transcript", "", {
      ...{ url, type, language: captions?.language ?? "en", rel: "captions" },
    });
  return element("item", [
    element("title", episode.title),
    element("link", linkOf(channel)),
    element("description", described(episode.description || episode.title)),
    element("guid", episode.guid, { isPermaLink: "false" }),
    element("pubDate", episode.publishedAt.toUTCString()),
    element("enclosure", "", { url: audio.url, length: audio.bytes, type: AUDIO_TYPE }),
    element("itunes:title", episode.title),
    ...coverAndRating(channel),
    element("itunes:duration", String(Math.max(1, Math.round(audio.durationMs / 1_000)))),
    element("itunes:episodeType", "full"),
    ...(captions
      ? [transcript(captions.vtt, "text/vtt"), transcript(captions.srt, "application/x-subrip")]
      : []),
    ...(episode.chaptersUrl
      ? [element("podcast:chapters", "", { url: episode.chaptersUrl, type: "application/json+chapters" })]
      : []),
  ]);
}

const NAMESPACES = {
  version: "2.0",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
  "xmlns:atom": "http://www.w3.org/2005/Atom",
};

/** RSS 2.0 with the tags of Apple's directory and of Podcasting 2.0. */
export function feedXml(channel: Channel, changedAt: Date, episodes: readonly Episode[]): string {
  const { name, settings, feedUrl, coverUrl } = channel;
  const link = linkOf(channel);
  const rss = element(
    "rss",
    [
      element("channel", [
        element("title", name),
        element("link", link),
        element("atom:link", "", { href: feedUrl, rel: "self", type: "application/rss+xml" }),
        element("description", described(settings.description)),
        element("language", (settings.language ?? "en").toLowerCase()),
        element("lastBuildDate", changedAt.toUTCString()),
        element("generator", "Showrunner"),
        element("copyright", settings.author),
        element("image", [element("url", coverUrl), element("title", name), element("link", link)]),
        ...coverAndRating(channel),
        element("itunes:author", settings.author),
        element("itunes:owner", [
          element("itunes:name", settings.author),
          element("itunes:email", settings.email),
        ]),
        element("itunes:category", "", { text: settings.category }),
        element("itunes:type", "episodic"),
        element("podcast:guid", podcastGuid(feedUrl)),
        element("podcast:medium", "podcast"),
        element("podcast:locked", "yes", { owner: settings.email }),
        ...episodes.map((episode) => episodeXml(channel, episode)),
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`;
}

/** The namespace that Podcasting 2.0 names for feeds. */
const FEEDS = Buffer.from("ead4c236bf5858c6a2c6a6b28d128cb6", "hex");

/** A version 5 UUID of the feed's address, without its scheme. */
function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^\w+:\/\//, "").replace(/\/+$/, "");
  const bytes = createHash("sha1").update(FEEDS).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
