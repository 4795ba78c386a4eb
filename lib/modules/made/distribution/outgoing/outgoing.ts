import type { Destination } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Chapter } from "@/lib/program";
import type { Outgoing, OutgoingFile, PlannedRequest } from "@/lib/providers/publishing";
import { embedUrl, feedUrl } from "../addresses";
import type { Kind } from "../destination-settings";
import { type Item, idOf, typeOf } from "../items/item";
import { filesOf } from "../items/item-files";
import { embedPage } from "../serving/embed-page";
import { AUDIO_NAME, type Audio, episodeOf, type Named } from "../serving/feed/episode-of";
import { AUDIO_TYPE, episodeXml } from "../serving/feed/feed-xml";
import { channelOf } from "../serving/feed/open-feed";
import { publisherOf } from "./publishers";

/** Of a preview, which has no names yet. */
export const UNNAMED: Named = { id: "pub_preview", publicToken: "preview" };

/** Which of an item's files go to a kind of destination. */
const GOES: Record<Kind, (file: OutgoingFile) => boolean> = {
  // What has no address is in the request itself.
  webhook: ({ url }) => url !== "",
  podcast: ({ contentType }) => !/^(video|image)\//.test(contentType),
  embed: ({ contentType }) => /^(video|image|text\/vtt)/.test(contentType),
  s3: () => true,
  youtube: ({ contentType }) => contentType === "video/mp4",
  linkedin: ({ contentType }) => contentType === "video/mp4",
};

export async function outgoingOf(
  ctx: Pick<Ctx, "db">,
  item: Item,
  { kind }: Pick<Destination, "kind">,
  { id }: Named,
): Promise<Outgoing> {
  const { event, recording, content } = item;
  const chapters = (recording.chapters as unknown as Chapter[]).map(({ title, programMs }) => ({
    ...{ title, start_sec: Math.round(programMs) / 1_000 },
  }));
  const type = typeOf(item);
  const files = await filesOf(ctx, item);
  return {
    ...{ id, title: item.title, description: item.description },
    language: content?.text.language ?? recording.language ?? event.language,
    files: files.filter(GOES[kind as Kind]),
    facts: {
      ...{
        event_slug: event.slug,
        type,
        item_id: item.clip?.number ?? idOf(item),
        recording_id: recording.id,
      },
      ...(type === "recording" ? { chapters } : {}),
      ...(content ? { kind: content.text.kind, markdown: content.text.markdown } : {}),
    },
  };
}

/** The files as a preview lists them. The sound of a podcast is made when it's published. */
export const listedFiles = ({ kind }: Pick<Destination, "kind">, { files }: Outgoing) => [
  ...(kind === "podcast" ? [{ name: AUDIO_NAME, content_type: AUDIO_TYPE, size_bytes: null }] : []),
  ...files.map(({ name, contentType, sizeBytes }) => ({
    ...{ name, content_type: contentType, size_bytes: sizeBytes },
  })),
];

interface Planned {
  outgoing: Outgoing;
  item: Item;
  destination: Destination;
  named: Named;
  /** Null before it's made. */
  audio: Audio | null;
  at: Date;
}

/** The length of its sound, before that is made. */
const lengthOf = ({ clip, recording }: Item): number =>
  clip ? clip.toMs - clip.fromMs : (recording.durationMs ?? 0);

/** The first request of a publication, or what we would serve. */
export function requestOf({ outgoing, destination, named, ...planned }: Planned): PlannedRequest {
  const publisher = publisherOf(destination);
  if (publisher) return publisher.plan(outgoing);
  const has = (type: string) => outgoing.files.some(({ contentType }) => contentType.startsWith(type));
  const { publicToken: token } = named;
  if (destination.kind === "embed") {
    const url = embedUrl(token);
    const body = embedPage({
      ...{ title: outgoing.title, language: outgoing.language, videoUrl: `${url}/video.mp4` },
      posterUrl: has("image/") ? `${url}/poster.jpg` : null,
      captionsUrl: has("text/vtt") ? `${url}/captions.vtt` : null,
    });
    return { method: "GET", url, headers: { "Content-Type": "text/html; charset=utf-8" }, body };
  }
  return {
    ...{ method: "GET", url: feedUrl(destination.publicToken ?? "") },
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
    body: episodeXml(
      channelOf(destination),
      episodeOf({
        ...{ named, title: outgoing.title, description: outgoing.description, publishedAt: planned.at },
        audio: planned.audio ?? { bytes: 0, durationMs: lengthOf(planned.item) },
        captionsIn: has("text/vtt") ? outgoing.language : null,
        hasChapters: has("application/json+chapters"),
      }),
    ),
  };
}
