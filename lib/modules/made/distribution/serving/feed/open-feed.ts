import type { Destination } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { coverUrl, feedUrl } from "../../addresses";
import type { PodcastSettings } from "../../destination-settings";
import type { Opened } from "../published-file";
import { type PublishedRow, publishedIn } from "../published-row";
import { written } from "../stored";
import { episodeOf } from "./episode-of";
import { type Channel, type Episode, feedXml } from "./feed-xml";

/** Returns a podcast's destination; `gone` if it was deleted. */
export async function podcastOf(token: string): Promise<Destination | "gone" | undefined> {
  const found = await db().destination.findUnique({ where: { publicToken: token } });
  if (found?.environment !== "live" || found.kind !== "podcast") return undefined;
  return found.deletedAt ? "gone" : found;
}

export async function openFeed(token: string): Promise<Opened> {
  const podcast = await podcastOf(token);
  if (!podcast || podcast === "gone") return podcast;
  const rows = await publishedIn(podcast.id);
  const changedAt = new Date(Math.max(podcast.updatedAt.getTime(), ...rows.map(changedMs)));
  const xml = feedXml(channelOf(podcast), changedAt, rows.map(episodeFor));
  return written("feed.xml", "application/rss+xml; charset=utf-8", xml);
}

/** What is noted of an episode that is being made again changes nothing in the feed. */
const changedMs = ({ state, updatedAt, publishedAt }: PublishedRow): number =>
  ((state === "published" ? null : publishedAt) ?? updatedAt).getTime();

/** What a podcast's feed says of it. */
export function channelOf({ name, settings, publicToken }: Destination): Channel {
  const token = publicToken ?? "";
  return {
    ...{ name, settings: settings as unknown as PodcastSettings },
    ...{ feedUrl: feedUrl(token), coverUrl: coverUrl(token), homeUrl: env().PUBLIC_URL },
  };
}

function episodeFor(row: PublishedRow): Episode {
  return episodeOf({
    ...{ named: row, title: row.title, description: row.description },
    publishedAt: row.publishedAt ?? row.updatedAt,
    audio: { bytes: row.audioBytes ?? 0, durationMs: row.durationMs ?? 0 },
    captionsIn: row.hasCaptions ? row.language : null,
    hasChapters: row.itemType === "recording" && row.hasChapters,
  });
}
