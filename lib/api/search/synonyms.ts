import { stemOf } from "./stem-of";

/**
 * Synonyms. The first word in each line is our term, and a word occurs in one line only. They are about shows
 * and APIs in general, not about particular queries.
 */
const GROUPS: readonly (readonly string[])[] = [
  // Things
  ["show", "event", "showroom", "webinar", "broadcast", "livestream", "stream", "episode"],
  [
    "registration",
    "attendee",
    "registrant",
    "participant",
    "signup",
    "visitor",
    "contact",
    "register",
    "rsvp",
    "attend",
    "coming",
    "enrol",
    "enroll",
    "unregister",
  ],
  ["guest", "speaker", "panelist", "presenter", "roster", "lineup"],
  ["rehearsal", "runthrough", "rehearse"],
  ["vendor", "supplier", "contractor"],
  ["sponsor", "sponsorship", "partner"],
  ["client", "customer", "tenant"],
  ["promo", "promotion", "promotional", "promote", "social", "teaser", "card"],
  ["webhook", "endpoint", "callback", "hook", "notification", "notify", "backend"],
  ["delivery", "attempt", "arrive", "receive", "reach"],
  ["asset", "image", "picture", "photo", "logo", "file", "portrait"],
  ["announcer", "emcee", "mc", "narrator"],
  ["hear", "listen", "sound", "speech"],
  ["studio", "desk"],
  ["presentation", "deck", "powerpoint", "pptx", "pdf"],
  ["video", "mp4", "mov", "quicktime", "webm", "trailer", "film"],
  ["live", "air", "broadcasting"],
  ["chat", "comment"],
  ["ban", "troll", "banned"],
  ["word", "swear", "profanity", "blocklist"],
  ["hide", "hidden"],
  ["moderate", "moderator", "moderation"],
  ["audience", "viewer", "watch", "watching"],
  ["poll", "vote", "ballot"],
  ["transcript", "subtitle", "srt", "vtt", "caption", "transcription"],
  ["ledger", "happened", "replay", "past"],
  ["plan", "agenda", "rundown", "schedule", "programme", "program", "segment"],
  ["usage", "consumption", "metered", "metering", "request"],
  ["cost", "price", "spend", "spent", "bill", "billing", "budget", "credit", "money", "charge", "quota"],
  ["audit", "history", "trail", "log", "actor"],
  ["link", "address", "url"],
  ["secret", "signature", "signing"],
  ["interface", "operation", "permission"],
  ["capacity", "seat", "place", "room"],
  ["date", "day", "time", "start", "deadline"],
  ["advance", "wind", "simulate", "pretend", "skip", "fast"],
  ["brand", "colour", "color", "design", "theme"],
  ["example", "sample", "demo"],
  ["command", "instruction"],
  ["communication", "message", "announcement", "announce", "newsletter", "mailing"],
  ["recipient", "reader", "addressee"],
  ["mail", "email"],
  // Actions
  ["approve", "accept", "approval"],
  ["reactions", "applause", "hearts", "likes", "emoji"],
  ["several", "bulk", "many", "handful"],
  ["create", "make", "add", "new", "set", "put", "prepare", "build", "write", "compose", "subscribe"],
  ["delete", "remove", "erase", "discard", "throw", "drop", "trash", "off"],
  [
    "update",
    "change",
    "edit",
    "correct",
    "modify",
    "rename",
    "move",
    "reschedule",
    "adjust",
    "switch",
    "alter",
  ],
  ["attach", "detach", "assign", "bind"],
  ["duplicate", "clone"],
  ["reorder", "rearrange", "shuffle", "sequence"],
  ["generate", "draft", "automatically", "ai"],
  ["check", "validate", "mistake", "problem"],
  ["suspend", "pause", "disable", "deactivate", "block", "archive", "status", "active"],
  ["list", "all", "every", "search", "filter", "which", "among", "overview"],
  ["get", "read", "fetch", "see", "view"],
  ["rotate", "renew", "regenerate", "replace", "exchange"],
  ["revoke", "withdraw", "invalidate", "stop"],
  ["retry", "resend", "again", "redeliver"],
  ["fail", "failure", "failing", "failed", "error", "broken", "wrong", "missed", "lost"],
  ["test", "trial", "ping", "verify"],
  ["upload", "import"],
  ["complete", "finish", "finalize"],
  ["download", "export"],
  ["drive", "steer", "direct", "control"],
  // Topics of the documentation
  ["cursor", "pagination", "paging", "paginate"],
  ["authentication", "auth", "authorization", "login", "authenticate"],
  ["ratelimit", "throttle", "throttling", "throttled"],
  ["idempotency", "idempotent", "deduplication", "dedupe"],
  ["environment", "sandbox"],
  ["retention", "expiry", "expire"],
];

const byStem = new Map<string, readonly string[]>();
for (const group of GROUPS) for (const word of group) byStem.set(stemOf(word), group);

/** Returns the word that represents all its synonyms. A word without synonyms represents itself. */
export const conceptOf = (word: string): string => stemOf(byStem.get(stemOf(word))?.[0] ?? word);

/** The other words with the same meaning. */
export const synonymsOf = (word: string): string[] =>
  (byStem.get(stemOf(word)) ?? []).filter((other) => other !== word);
