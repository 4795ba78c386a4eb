/** Rounds to a tenth. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

export const minutesIn = (ms: number): number => tenths(ms / 60_000);

/** A share in percent; 0 of nothing. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : tenths((100 * part) / whole);

/** What one person did. */
export interface Activity {
  chat: number;
  votes: number;
  questions: number;
  upvotes: number;
  reactions: number;
  clicks: number;
}

const WATCHING = 60;
const EACH_KIND = 8;

/** The formula as the served description states it. */
export const ENGAGEMENT_WORDS = `\`${WATCHING} × watched_pct / 100 + ${EACH_KIND} × k\`, rounded to a whole number from 0 to 100, where \`k\` is how many of these five the person did at least once: chat, vote in a poll, ask or upvote a question, react, click a call to action`;

/** Returns a person's engagement, from 0 to 100. */
export function engagement(watchedPct: number, did: Activity): number {
  const kinds = [did.chat, did.votes, did.questions + did.upvotes, did.reactions, did.clicks];
  const k = kinds.filter((count) => count > 0).length;
  return Math.round((WATCHING * watchedPct) / 100 + EACH_KIND * k);
}
