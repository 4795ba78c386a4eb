/** One page of the documentation. */
export interface DocPage {
  path: string;
  title: string;
  /** One sentence. */
  summary: string;
  /** The heading it stands under in the navigation. */
  section: string;
  /** CommonMark and tables, embeds expanded, without the title. */
  markdown: string;
  /** Pages that lie above it, the nearest last. */
  crumbs: readonly Crumb[];
  /** Set for the page of one operation, which has a layout of its own. */
  operationId?: string;
  /** More words that find the page. */
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
  /** Written in the face of code: codes and kinds. */
  code?: boolean;
  items?: readonly NavItem[];
}

export interface NavSection {
  title: string;
  items: readonly NavItem[];
}
