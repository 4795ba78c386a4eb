const ENTITIES: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&#39;": "'" };

/** Returns the URLs in an email: of its links, and bare ones in its text. */
export function linksOf(html: string, text: string): string[] {
  const hrefs = [...html.matchAll(/\bhref="([^"]*)"/gi)].map(([, href = ""]) =>
    href.replace(/&(?:amp|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  const bare = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link);
  return [...new Set([...hrefs, ...bare])].filter((link) => /^https?:\/\//i.test(link));
}
