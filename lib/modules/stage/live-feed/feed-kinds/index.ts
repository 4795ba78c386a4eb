import { audienceSettings } from "./audience-settings";
import { captioning } from "./captioning";
import { captions } from "./captions";
import { chat } from "./chat/chat";
import { chatChanges } from "./chat/chat-changes";
import { chatRules } from "./chat/chat-rules";
import { ctaClicks } from "./cta-clicks";
import type { FeedKind } from "./feed-kind";
import { hands } from "./hands";
import { questionGroups } from "./question-groups";
import { questions } from "./questions";
import { reactions } from "./reactions";
import { votes } from "./votes";
import { whiteboard } from "./whiteboard";

/** Everything that the feeds publish. */
export const FEED_KINDS: readonly FeedKind[] = [
  audienceSettings,
  chat,
  chatChanges,
  chatRules,
  votes,
  questions,
  questionGroups,
  hands,
  reactions,
  ctaClicks,
  whiteboard,
  captions,
  captioning,
];

export const FEED_TYPES = FEED_KINDS.map(({ type }) => type);

/**
 * Types of which every entry matters to people who join later. Of the others, the last one of each subject
 * does.
 */
export const EACH_COUNTS = FEED_KINDS.filter(({ subject, passing }) => !subject && !passing).map(
  ({ type }) => type,
);
export const LAST_COUNTS = FEED_KINDS.flatMap(({ type, subject }) => (subject ? [{ type, subject }] : []));
