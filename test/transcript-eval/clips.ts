/** A sentence that someone said, and what they said. */
export interface Clip {
  file: string;
  text: string;
  /** Where each word begins and the last one ends, in seconds, as marked by a person. */
  marks?: readonly number[];
}

export const CLIPS: readonly Clip[] = [
  {
    file: "austen-0870",
    text: "and mister john dashwood had then leisure to consider how much there might be prudently in his power to do for them",
  },
  { file: "austen-0880", text: "he was not an ill disposed young man" },
  { file: "austen-0890", text: "unless to be rather cold hearted and rather selfish is to be ill disposed" },
  {
    file: "austen-0920",
    text: "had he married a more amiable woman he might have been made still more respectable than he was",
  },
  { file: "austen-0930", text: "he might even have been made amiable himself" },
  { file: "cards-001", text: "ten of clubs" },
  { file: "cards-002", text: "four queen of clubs" },
  { file: "cards-003", text: "seven of clubs" },
  { file: "cards-004", text: "five five" },
  { file: "cards-005", text: "eight of spades four of clubs seven of hearts" },
  { file: "mary", text: "mary rolled the barrel", marks: [0.3154, 0.6755, 0.9839, 1.0637, 1.5183] },
  { file: "bobby", text: "bobby ripped the ledger", marks: [0.0647, 0.4116, 0.6577, 0.7408, 1.1171] },
  { file: "damon", text: "damon fried the omelet", marks: [0.0513, 0.3021, 0.505, 0.615, 0.9166] },
];
