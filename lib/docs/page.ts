/** One page of the documentation. */
export interface DocPage {
  path: string;
  title: string;
  /** One sentence. */
  summary: string;
  /** Its section in the navigation. */
  section: string;
  /** CommonMark with tables, embeds expanded, without the title. */
  markdown: string;
  /** Ancestor pages, the nearest last. */
  crumbs: readonly Crumb[];
  /** Set on operation pages, which have their own layout. */
  operationId?: string;
  /** Additional words that the search finds the page by. */
  keywords?: readonly string[];
}

export interface Crumb {
  title: string;
  path: string;
}

/** A page before its embeds are expanded. */
export type DraftPage = Omit<DocPage, "markdown"> & { source: string };

export interface NavItem {
  title: string;
  path: string;
  method?: string;
  /** Set in a monospaced font: codes and kinds. */
  code?: boolean;
  items?: readonly NavItem[];
}

export interface NavSection {
  title: string;
  items: readonly NavItem[];
}
