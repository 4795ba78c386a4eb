import { blogPost } from "./kinds/blog-post";
import { chapters } from "./kinds/chapters";
import { followUp } from "./kinds/follow-up";
import type { Kind } from "./kinds/kind";
import { newsletter } from "./kinds/newsletter";
import { linkedinPost, xPost } from "./kinds/posts";
import { questions } from "./kinds/questions";
import { quotes } from "./kinds/quotes";
import { showNotes } from "./kinds/show-notes";
import { summary } from "./kinds/summary";
import { Teller } from "./teller";
import type { ToldShow } from "./told-show";
import { wordsOfLanguage } from "./words/words-of";
import type { ContentKind, Missing, Written } from "./written";

const KINDS: Record<ContentKind, Kind> = {
  summary,
  show_notes: showNotes,
  chapters,
  blog_post: blogPost,
  newsletter,
  linkedin_post: linkedinPost,
  x_post: xPost,
  quotes,
  questions,
  follow_up: followUp,
};

/**
 * Writes texts about a show without a language model: every sentence is the show's own, or someone's on stage, word for word.
 * Undefined for a language that we can't write.
 * @param language of our own words; quotes stay as they were spoken
 */
export function writeContent(
  show: ToldShow,
  kinds: readonly ContentKind[],
  language = show.language,
): { kind: ContentKind; outcome: Written | Missing }[] | undefined {
  const words = wordsOfLanguage(language);
  if (!words) return undefined;
  const teller = new Teller(show, words);
  return kinds.map((kind) => {
    const outcome = KINDS[kind](teller);
    return { kind, outcome: typeof outcome === "string" ? outcome : { kind, ...outcome } };
  });
}
