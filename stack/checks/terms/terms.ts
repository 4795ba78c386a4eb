/** A term that the product doesn't use, and what to write instead. */
export interface Term {
  pattern: RegExp;
  instead: string;
}

/** Case-insensitive. Each pattern matches whole words. */
export const TERMS: readonly Term[] = [
  { pattern: /\banybody\b/i, instead: "anyone" },
  { pattern: /\beverybody\b/i, instead: "everyone" },
  { pattern: /\bnobody\b/i, instead: "no one" },
  { pattern: /\bsomebody\b/i, instead: "someone" },
  { pattern: /\be-mails?\b/i, instead: "email" },
  { pattern: /\bsign-up pages?\b/i, instead: "signup page" },
  { pattern: /\bwaiting lists?\b/i, instead: "waitlist" },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: "automatically" },
  { pattern: /\banew\b/i, instead: "again" },
  { pattern: /\bformer(?:ly)?\b/i, instead: "previous" },
  { pattern: /\bmeanwhile\b/i, instead: "the order in which things happen, or leave it out" },
  { pattern: /\blies in the (?:past|future)\b/i, instead: "is in the past" },
  { pattern: /\bby mail\b/i, instead: "by email" },
  { pattern: /\bmail address(?:es)?\b/i, instead: "email address" },
  { pattern: /\bname lines?\b/i, instead: "lower third" },
  { pattern: /\blines? of chat\b/i, instead: "chat message" },
  { pattern: /\bcall(?:ed)? off\b/i, instead: "cancel" },
  { pattern: /\bprocessor time\b/i, instead: "CPU time" },
  { pattern: /\bcomes? along\b/i, instead: "is included" },
  { pattern: /\bthat did not work\b/i, instead: "what failed, and what to do next" },
];
