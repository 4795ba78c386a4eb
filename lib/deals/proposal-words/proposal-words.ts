/** What a proposal's page and document say besides what was offered, in one language. */
export interface ProposalWords {
  test: string;
  validUntil: string;
  /** In the document, whose times are in UTC. */
  validUntilUtc: string;
  expired: string;
  from: string;
  for: string;
  items: string;
  columns: { item: string; qty: string; price: string; amount: string };
  subtotal: string;
  discount: string;
  tax: string;
  total: string;
  /** How amounts come about. */
  amounts: string;
  notes: string;
  download: string;
  replaced: { title: string; text: string };
  withdrawn: { title: string; text: string };
  sign: {
    title: string;
    name: string;
    /** The sentence that a customer agrees to. It's stored with each signature, so it may change. */
    consent: string;
    button: string;
    saved: string;
    problems: { name: string; consent: string; busy: string; other: string };
  };
  signed: { title: string; by: string; download: string; digest: string; label: string };
  /** At the foot of the document's pages. */
  footer: string;
}
