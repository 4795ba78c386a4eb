import { languageName } from "@/lib/composition/captions/language-name";
import { escapeXml } from "./feed/xml";

interface EmbedPage {
  title: string;
  language: string;
  videoUrl: string;
  posterUrl: string | null;
  captionsUrl: string | null;
}

/** Inline, because the page has no other style. Its hash is in the page's policy. */
export const EMBED_STYLE =
  "html,body{margin:0;height:100%;background:#000}video{width:100%;height:100%;display:block}";

/** A page with a player and nothing else, for frames of other sites. It has no script. */
export function embedPage({ title, language, videoUrl, posterUrl, captionsUrl }: EmbedPage): string {
  const poster = posterUrl ? ` poster="${escapeXml(posterUrl)}"` : "";
  const track = captionsUrl
    ? `<track kind="captions" default srclang="${escapeXml(language)}" label="${escapeXml(languageName(language))}" src="${escapeXml(captionsUrl)}">`
    : "";
  const video = `<video controls playsinline preload="metadata" src="${escapeXml(videoUrl)}"${poster}>${track}</video>`;
  return `<!doctype html>
<html lang="${escapeXml(language)}"><head><meta charset="utf-8"><title>${escapeXml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${EMBED_STYLE}</style></head>
<body>${video}</body></html>
`;
}
