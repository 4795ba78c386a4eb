/** The path of a page named by its full address: opened without leaving the app, under whichever host it runs. */
export function pathOf(page: string): string {
  const { pathname, search, hash } = new URL(page);
  return `${pathname}${search}${hash}`;
}
