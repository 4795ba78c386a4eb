/** Returns a page URL's path, which opens it within the app, whatever host it runs on. */
export function pathOf(page: string): string {
  const { pathname, search, hash } = new URL(page);
  return `${pathname}${search}${hash}`;
}
