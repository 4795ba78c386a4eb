/** Something that will go away. Dates are days in UTC. */
export interface Deprecation {
  /** The field or path, as it is written on the wire. */
  name: string;
  since: string;
  /** Not before this day. Null while no day is set. */
  removal: string | null;
  /** What to use instead, as Markdown. */
  instead: string;
}

interface Release {
  date: string;
  title: string;
  /** Markdown lines. */
  changes: readonly string[];
}

export const DEPRECATIONS: readonly Deprecation[] = [
  {
    name: "links.guest_link",
    since: "2026-11-21",
    removal: null,
    instead:
      "Give speakers a personal backstage link with [manageGuestAccessLink](op:manageGuestAccessLink) and the audience the `viewer_link`. The old link goes on opening a receive-only door; it never lets anybody publish camera or microphone.",
  },
];

export const RELEASES: readonly Release[] = [
  {
    date: "2026-11-22",
    title: "Series, and what mails say",
    changes: [
      "Series are records: [createSeries](op:createSeries), [listSeries](op:listSeries) and their neighbours. An event's `series` is the slug of one, and a new name makes one as before; an archived series takes no more shows (`not_allowed`).",
      "The copy of ten kinds of mail can be set for a show, its series and the workspace, field by field: [setEventEmail](op:setEventEmail), [setSeriesEmail](op:setSeriesEmail), [setWorkspaceEmail](op:setWorkspaceEmail). Reads tell where each field comes from and show the mail as it reads.",
      "[explainEventEmail](op:explainEventEmail) tells whether somebody would get a mail, when, with whose words, and why not.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Test events like real ones",
    changes: [
      "[testWebhook](op:testWebhook) sends the whole example of the kind, with `data.test` true as before: a receiver that reads real events reads it as well.",
      "The [Postman collection](/docs/postman.json) runs from its first request to its last: requests hand on the ids that later ones need.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Plans that keep to the brief",
    changes: [
      "`plan.outline` says what was understood of a brief: length, agenda, people, topics, what was asked for and what was refused, each with the words it was read from. It stands in the answer of [createShowroom](op:createShowroom) and with the event, for those who see the brief.",
      "The run of show keeps lengths and agendas that the brief gives to the minute, and is written in English, German, French, Spanish, Portuguese, Italian, Dutch or Japanese; `outline.asked_language` names a language that it could not be written in.",
      "Texts of the sign-up page are made from title, topics and roster, and no longer begin with the brief.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Made in one call",
    changes: [
      "[createShowroom](op:createShowroom) takes `duration_min`, `ends_at`, `timezone`, `language` and `host`. A length may be given without a start: the run of show has it at once, and a start that is set later gets an end by it.",
      "Showrooms say `ends_at`, `duration_min`, `timezone` and `language`; events say `duration_min`.",
      "Guests whom the brief names are proposed: they stand behind the roster in `guests`, with `from_brief` true and `accepted` false, and parts of the run of show may be theirs. [updateEvent](op:updateEvent) takes them onto the roster (`accepted: true`) or turns them down (`remove: true`). Until then they are on no page, in no mail, not in `guest_count`, and no `guest.added` is sent. A program that goes through `guests` asks for `accepted`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "What agents get",
    changes: [
      "Errors have `details`: what would have been right in a field, as an example, a range, a maximum, the allowed values or the names of the fields that there are.",
      "A call with build credits costs just these; the price of an ordinary request is part of it.",
      "Usage, request log and audit log name the `agent` that called. What the dashboard itself calls no longer counts as usage.",
      "Over MCP, answers are shorter, end with `next`, and hold no secrets unless a person let the app have them. Creating the same thing twice within a minute or two is done once, also inside of a change.",
    ],
  },
  {
    date: "2026-11-22",
    title: "What the audience does",
    changes: [
      "Attendees write in a chat and vote in polls; [getFeed](op:getFeed) follows both.",
      "The stage's `poll` has no `counts` any more: votes leave the stage and its version as they are. They come with the feed (`poll_counts`), and with the `poll.closed` event as before.",
    ],
  },
  {
    date: "2026-11-22",
    title: "What the room did",
    changes: [
      "Answers to live commands say what the room did: `room` is `reached`, `pending`, `unreachable` or `not_needed`, and `acknowledged` whether the host's studio had applied the command by then.",
      "[getStudio](op:getStudio) says whether the room server answers (`room_reachable`), and in which `stage_epoch` its `stage_version` counts.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Images",
    changes: [
      "[uploadAsset](op:uploadAsset), [completeAsset](op:completeAsset), [getAsset](op:getAsset) and [deleteAsset](op:deleteAsset): see [Upload images](/docs/guides/upload-images).",
      "The new codes [storage_full](error:storage_full) and [range_not_satisfiable](error:range_not_satisfiable).",
    ],
  },
  {
    date: "2026-11-21",
    title: "Version 1",
    changes: [
      "The versioned surface under `/v1` and the legacy surface under `/api/v1`, each with its OpenAPI 3.1 document.",
      "Showrooms, events, registrations, guests' access links, managed clients, usage and the audit log.",
      "The live studio: one command a call, in fields or in words, with its catalogue.",
      "Signed webhooks with every delivery on record.",
      "`links.guest_link` is deprecated from the start: see above.",
    ],
  },
];
