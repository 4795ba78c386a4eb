/**
 * The groups of lib/modules, lowest layer first. Code in a group may import the groups above it in this list,
 * never those below. Shapes (contracts and schemas) may cross: an operation describes its response in the
 * owning module's terms.
 */
module.exports = [
  ["files", "uploaded bytes: stored, referenced, removed when nothing uses them"],
  [
    "show-basics",
    "what every module needs of a show: its client, series, dates, links, slides, videos, sponsors",
  ],
  ["email", "emails: composed, sent or skipped, their copy, reminders, messages to attendees"],
  ["developers", "keys, connected apps, webhooks, request log, usage, jobs, the test clock"],
  ["people", "guests, their checks and rehearsals, vendors"],
  ["registrations", "registrations: status, waitlist, lists, imports, exports, unsubscribes"],
  ["pages", "the signup page: its versions, and what a visitor does there"],
  ["plan", "the run of show: generated, drafted, edited, and as a table"],
  ["stage", "the stage's state, its ledger, and publishing both to the room and its feeds"],
  ["material", "slides, videos and sponsors, and how they are uploaded and converted"],
  ["shows", "a show as a whole: created, edited, published, cancelled, duplicated, as one document"],
  ["studio", "running a show on air: commands, stage control, links, announcer, captions, whiteboard"],
  ["audience", "the audience's chat, questions and reactions"],
  ["room", "who is in a show's room, and who comes on stage"],
  ["after", "what remains after a show: its ledger, tracks, programs, and what was said"],
  ["made", "what is made of recordings: clips, texts, publications"],
  ["calls", "sales calls, also those that were held as shows"],
  ["replays", "recordings as people have them: listed, edited, deleted, watched, and answered about"],
  ["numbers", "a show in numbers"],
  ["accounts", "people, workspaces, teams, personal data and its erasure"],
];
