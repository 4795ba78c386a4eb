const INSIDE = "/docs-markdown";

/** True for documentation paths, which are served as HTML or Markdown depending on `Accept`. */
export const isDocumentation = (path: string): boolean => /^\/docs(?=$|[./?])/.test(path);

/** True for the URL that `markdownAddress` rewrites to, which clients can't request directly. */
export const isInside = (path: string): boolean => path === INSIDE || path.startsWith(`${INSIDE}/`);

/**
 * Returns the internal path of a documentation page requested as Markdown, by its extension or by `Accept`.
 */
export function markdownAddress(path: string, accept: string | null): string | undefined {
  const found = /^\/docs(\/.+?)?(\.md)?\/?$/.exec(path);
  if (!found || /^\/(search|postman\.json)$/.test(found[1] ?? "")) return undefined;
  return found[2] || prefersMarkdown(accept) ? `${INSIDE}${found[1] ?? ""}` : undefined;
}

/** Whether `text/markdown` is listed and ranks above HTML. */
function prefersMarkdown(accept: string | null): boolean {
  const rank = (type: string): number => {
    for (const part of (accept ?? "").split(",")) {
      const [name = "", ...options] = part.split(";").map((text) => text.trim().toLowerCase());
      if (name !== type) continue;
      const quality = options.find((option) => option.startsWith("q="));
      return quality ? Number(quality.slice(2)) || 0 : 1;
    }
    return 0;
  };
  const markdown = rank("text/markdown");
  return markdown > 0 && markdown >= rank("text/html");
}
