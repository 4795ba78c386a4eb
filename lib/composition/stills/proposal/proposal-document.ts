/** A proposal as a document: finished texts, in the order in which they are read. */
export interface ProposalDocument {
  /** Above the title, such as that it's a test. */
  notice: string | null;
  title: string;
  parties: readonly { label: string; lines: readonly string[] }[];
  columns: { item: string; qty: string; price: string; amount: string };
  rows: readonly ProposalRow[];
  totals: readonly { label: string; amount: string; isStrong?: boolean }[];
  /** Sentences below the totals. */
  remarks: readonly string[];
  notes: { label: string; text: string } | null;
  signature: { label: string; name: string; lines: readonly string[] } | null;
  /** At the foot of each page, before its number. */
  footer: string;
}

export interface ProposalRow {
  name: string;
  /** Smaller, below the name: description, discount, tax. */
  details: readonly string[];
  qty: string;
  price: string;
  amount: string;
}
