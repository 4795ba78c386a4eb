/**
 * The groups of lib/modules, lowest layer first. Code in a group may import the groups above it in this list,
 * never those below. Shapes (contracts and schemas) may cross: an operation describes its response in the
 * owning module's terms.
 */
module.exports = [
  ["files", "what people bring as bytes: kept, referred to, removed when nothing needs them"],
  [
    "show-basics",
    "what everybody asks of a show: its client, series, dates, links, slides, videos, sponsors",
  ],
  ["email", "mails: written, sent or skipped, their wording, reminders, messages to those who registered"],
  ["developers", "keys, connected apps, webhooks, request log, usage, jobs, the clock of tests"],
  ["people", "guests, their checks and rehearsals, vendors"],
  ["registrations", "who comes: places, waiting list, lists, imports, exports, who wants no mail"],
  ["pages", "the sign-up page: its versions, and what a visitor does there"],
  ["plan", "the run of show, written, drafted, edited, and as a table"],
  ["stage", "what stands on the stage, its ledger, and how the room and its feeds are told"],
  ["material", "what a show brings: slides, videos, sponsors, and how they are uploaded and converted"],
  ["shows", "a show as a whole: made, changed, published, called off, copied, as one document"],
  ["studio", "who runs a show on the air: commands, hands, links, announcer, captions, whiteboard"],
  ["audience", "what those who watch do: chat, questions, reactions"],
  ["room", "who is in the room of a show, and who comes onto its stage"],
  ["after", "what stays of a show"],
  ["calls", "sales calls"],
  ["accounts", "who uses the product: people, workspaces, teams, what is kept of somebody and erased"],
];
