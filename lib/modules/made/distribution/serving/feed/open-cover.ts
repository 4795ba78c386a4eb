import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { drawCard } from "@/lib/providers/images";
import type { Opened } from "../published-file";
import { written } from "../stored";
import { podcastOf } from "./open-feed";

/** The least that Apple takes. */
const SIDE = 1_400;
const MARGIN = 120;

/** Covers that were drawn in this process, by what they say. There are few podcasts, and each takes half a second to draw. */
const MOST_KEPT = 20;
const drawn = () => processSingleton("podcast-covers", () => new Map<string, Promise<Buffer>>());

/** Draws a podcast's cover. */
export async function openCover(token: string): Promise<Opened> {
  const podcast = await podcastOf(token);
  if (!podcast || podcast === "gone") return podcast;
  const { author } = podcast.settings as { author: string };
  const key = JSON.stringify([podcast.name, author]);
  const covers = drawn();
  const cover = covers.get(key) ?? draw(podcast.name, author);
  covers.delete(key);
  covers.set(key, cover);
  // What failed is drawn again for whoever asks next.
  cover.catch(() => {
    if (covers.get(key) === cover) covers.delete(key);
  });
  for (const [oldest] of covers) if (covers.size > MOST_KEPT) covers.delete(oldest);
  return written("cover.png", "image/png", await cover);
}

function draw(name: string, author: string): Promise<Buffer> {
  const box = { left: MARGIN, width: SIDE - 2 * MARGIN, colour: "#ffffff", aligns: "start" } as const;
  return drawCard({
    ...{ width: SIDE, height: SIDE },
    drawing: `<rect width="${SIDE}" height="${SIDE}" fill="#1c1917"/><rect x="${MARGIN}" y="${MARGIN}" width="160" height="16" fill="#f97316"/>`,
    texts: [
      {
        ...{ ...box, text: name, font: "Newsreader SemiBold", size: 190, minSize: 80 },
        ...{ top: 2 * MARGIN, height: 780, stands: "top" },
      },
      {
        ...{ ...box, text: author, font: "Geist SemiBold", size: 64, minSize: 36 },
        ...{ top: SIDE - MARGIN - 160, height: 160, stands: "bottom" },
      },
    ],
  });
}
