import { EMBED_PATH, FEEDS_PATH } from "../addresses";
import { openCover } from "./feed/open-cover";
import { openEpisodeFile } from "./feed/open-episode-file";
import { openFeed } from "./feed/open-feed";
import { openEmbed } from "./open-embed";
import type { Opened } from "./published-file";

const TOKEN = "([\\w-]{24})";
const FEED = new RegExp(`^${FEEDS_PATH}/${TOKEN}\\.(xml|png)$`);
const EPISODE = new RegExp(`^${FEEDS_PATH}/${TOKEN}/([a-z]{1,20}\\.[a-z0-9]{3,4})$`);
const EMBED = new RegExp(`^${EMBED_PATH}/${TOKEN}(?:/([a-z]{1,20}\\.[a-z0-9]{3}))?$`);

/** Returns what is published at a path, as the database has it now. */
export async function openPublished(path: string): Promise<Opened> {
  const [, feed, form] = FEED.exec(path) ?? [];
  if (feed) return form === "png" ? openCover(feed) : openFeed(feed);
  const [, episode, file = ""] = EPISODE.exec(path) ?? [];
  if (episode) return openEpisodeFile(episode, file);
  const [, embed, part] = EMBED.exec(path) ?? [];
  return embed ? openEmbed(embed, part) : undefined;
}
