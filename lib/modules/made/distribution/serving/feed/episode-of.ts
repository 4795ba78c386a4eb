import { episodeUrl } from "../../addresses";
import type { Episode } from "./feed-xml";

/** What a publication is called. */
export interface Named {
  id: string;
  publicToken: string;
}

export interface Audio {
  bytes: number;
  durationMs: number;
}

export const AUDIO_NAME = "audio.m4a";

interface Described {
  named: Named;
  title: string;
  description: string;
  publishedAt: Date;
  audio: Audio;
  /** The language of its captions; null if there are none. */
  captionsIn: string | null;
  hasChapters: boolean;
}

export const episodeOf = ({ named, audio, captionsIn, hasChapters, ...said }: Described): Episode => ({
  ...said,
  guid: named.id,
  audio: { url: episodeUrl(named.publicToken, AUDIO_NAME), ...audio },
  captions:
    captionsIn === null
      ? null
      : {
          vtt: episodeUrl(named.publicToken, "transcript.vtt"),
          srt: episodeUrl(named.publicToken, "transcript.srt"),
          language: captionsIn,
        },
  chaptersUrl: hasChapters ? episodeUrl(named.publicToken, "chapters.json") : null,
});
