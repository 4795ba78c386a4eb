import type { Release } from "./release";

/** Those of the first days, newest first. */
export const FIRST_RELEASES: readonly Release[] = [
  {
    date: "2026-11-24",
    title: "Programs can invite attendees on stage, and agents can see the stage",
    changes: [
      "[inviteToStage](op:inviteToStage) invites a viewer on stage, [listStageInvitations](op:listStageInvitations) returns their answers, and [endStageInvitation](op:endStageInvitation) sends them back to the audience.",
      "[getStudioProposal](op:getStudioProposal) returns one proposal to the program that made it.",
      "Over MCP, `get_event_status` accepts `look`: `stage` returns only the stage, as a text drawing with its scene, poll and votes; `image` adds a picture.",
      "More English phrasings are understood. A correction (“sorry, the captions”) only changes what it refers to.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Reactions and clicks are counted",
    changes: [
      "Viewers can send applause, hearts and other reactions, and click calls to action. [getReactions](op:getReactions) returns the totals, and [getFeed](op:getFeed) reports them as `reactions` and, in `desk_feed`, as `cta_clicks`. [cta.clicked](kind:cta.clicked) is sent once per person and call to action.",
      "`watch.reactions` of an event now has an effect, and open pages follow all changes to `watch` immediately; the feed reports them as `audience_settings`. The new `watch.viewers` shows the audience how many people are watching.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Crew links, private messages and rehearsals",
    changes: [
      "[listStudioLinks](op:listStudioLinks), [createStudioLink](op:createStudioLink) and [manageStudioLink](op:manageStudioLink) give hosts, co-hosts, producers and moderators their own studio links. A moderator's link can call [updateQuestion](op:updateQuestion) but can't control the show.",
      "[askToUnmute](op:askToUnmute), [renamePerson](op:renamePerson) and [removePerson](op:removePerson) (with `keep_out`) act on one person in the show. The studio command `move_person` changes the order on the stage.",
      "[sendPrivateMessage](op:sendPrivateMessage) and [listPrivateMessages](op:listPrivateMessages): private messages between guests and crew.",
      "A guest's `readiness` has `recording_consent`: whether they agreed to be recorded, when, and to which wording. Their page asks once per link.",
      "[startRehearsal](op:startRehearsal) and [endRehearsal](op:endRehearsal) run through a show on its own stage without an audience. [getStudio](op:getStudio) returns the last one in `rehearsal`, with the time each segment took; the stage has `rehearsal` while one is in progress.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Chat moderation",
    changes: [
      "You can reply to, report, pin and hide chat messages, slow down the chat, and ban people: [updateChatLine](op:updateChatLine), [updateModeration](op:updateModeration), [banFromChat](op:banFromChat). Each action can be undone. [listChatLines](op:listChatLines) lists reported messages, and [sendChatLine](op:sendChatLine) posts as the crew.",
      "Viewers can raise their hands: [listRaisedHands](op:listRaisedHands) lists them in order, [dismissRaisedHand](op:dismissRaisedHand) lowers one, and moderators can invite someone on stage.",
      "[setWordFilter](op:setWordFilter) sends messages with blocked words to the review queue until the crew approves them.",
      "[getFeed](op:getFeed) reports changed messages (`chat_line`) and the chat's settings (`chat_rules`); a message has `reply_to`, and its author a `role`. `desk_feed` includes all messages, even hidden ones.",
      "`watch.chat` and `watch.questions` of an event now apply to its pages and the calls they make.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Resume ended shows, and notify people of changed dates",
    changes: [
      "A host can go back on air within 15 minutes of the end: the event's state changes from `ended` to `live`, and [getEvent](op:getEvent) lists another of its `sessions`. [show.started](kind:show.started) has `resumed` set.",
      "[publishEvent](op:publishEvent) accepts `notify` and `send`: people who registered earlier are notified of a date that changed while the show was back in draft. Without them, no one is notified, as before.",
      "`recipients` of [cancelEvent](op:cancelEvent) counts people who haven't been notified yet: if you call it again with `notify`, it returns 0 once everyone has been.",
      "A show's `host.photo` and `brand.logo` are downloaded once and served by us, like sponsors' logos. After that, they contain our URL; sending back your original URL changes nothing. You can use `host.photo_asset_id` and `brand.logo_asset_id` with an uploaded image instead.",
      "[createEvent](op:createEvent) accepts `duration_min`, like [createShowroom](op:createShowroom).",
      "Text commands in [runStudioCommand](op:runStudioCommand) and [executeStudioCommands](op:executeStudioCommands) can refer to a show's decks, videos, polls and audience questions by name, and understand undo and the emergency stop; for these two, they return what would happen and wait for `confirm: true`.",
      "`hide_poll` in [runStudioCommand](op:runStudioCommand) hides a poll, and `clear_stage` hides it too; an open poll then accepts no more votes.",
      "[deletePresentation](op:deletePresentation) also closes the deck on the stage if it is open but not shown.",
    ],
  },
  {
    date: "2026-11-23",
    title: "The run of show as a spreadsheet",
    changes: [
      "[exportPlan](op:exportPlan) returns a URL for the run of show as CSV or Excel, and [importPlan](op:importPlan) reads such a table, or one written by hand, as a draft: see [Plan the show](/docs/guides/plan-the-show).",
      "For a draft imported from a table, `job_id` is null and `source` is `person`. [decidePlanDraft](op:decidePlanDraft) applies it on top of other people's changes.",
      "[getEventReadiness](op:getEventReadiness) checks about a segment now name it, and `mend.page` opens it.",
    ],
  },
  {
    date: "2026-11-23",
    title: "More text commands",
    changes: [
      "[runStudioCommand](op:runStudioCommand) understands many more English sentences: steps (“two slides back”), comparisons (“half as loud”), groups (“everyone but Ana”) and corrections. Questions, conditions, future times and quoted text do nothing. If part of a sentence isn't understood, the response says which.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Publish, cancel, duplicate and archive shows",
    changes: [
      "[getEventReadiness](op:getEventReadiness) lists what a show is missing, and which page and operation fix it. [publishEvent](op:publishEvent) publishes a draft once nothing blocks it. [unpublishEvent](op:unpublishEvent), [cancelEvent](op:cancelEvent) and [archiveEvent](op:archiveEvent) follow, without emailing anyone unless `notify` and `send` are true: see [Publish, cancel and archive](/docs/guides/publish-and-cancel).",
      "[duplicateEvent](op:duplicateEvent) creates a draft from a show, with the parts listed in `include`. Deleting an event is always refused under `/v1`, and under `/api/v1` for everything except drafts that were never published.",
      "The email `cancelled` is now sent, and people can unsubscribe from it like from the others. For a `not_ready` check, `error.details` says how to fix it (`message`, `mend`, `page`, `operation`).",
      "Lists leave out archived events: [listEvents](op:listEvents) returns them with `state` or `include_archived`. A series has `defaults`: host, brand, signup page and reminders for new shows.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Show as code",
    changes: [
      "[getShow](op:getShow) exports a show as one document, [planShow](op:planShow) lists what a document would change, and [applyShow](op:applyShow) makes exactly that change or returns `version_conflict`: see [Show as code](/docs/guides/show-as-code).",
      "These three accept and return YAML as well as JSON. The JSON Schema of the documents is at `/schemas/show.json`.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Rehearsals, vendors and sponsors",
    changes: [
      "[createRehearsal](op:createRehearsal) schedules a rehearsal, [inviteToRehearsal](op:inviteToRehearsal) emails its guests their backstage link with a calendar entry, and later changes update or remove that entry if `notify` is true: see [Rehearsals, crew and sponsors](/docs/guides/rehearse-and-credit).",
      "[createVendor](op:createVendor) adds someone who works for a show, with call times, hidden from all public pages.",
      "[createSponsor](op:createSponsor) credits a sponsor on the signup page, in the ticker and as a lower third.",
      "A picture given by URL, such as a sponsor's `logo` or a guest's `photo`, is downloaded once and served by us. A guest's `photo` then contains our URL; sending back your original URL changes nothing.",
      "[event.updated](kind:event.updated) lists `rehearsals`, `vendors` and `sponsors` in `changed`. The event's version doesn't change.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Slides",
    changes: [
      "[createPresentation](op:createPresentation) creates a resumable upload, [completePresentation](op:completePresentation) converts the deck, and [getPresentation](op:getPresentation) returns its pages with their text and speaker notes as they become available: see [Upload slides](/docs/guides/upload-slides). [getPresentationCapabilities](op:getPresentationCapabilities) lists the supported file types. [listPresentations](op:listPresentations) and [deletePresentation](op:deletePresentation) are new too.",
      "[attachPresentation](op:attachPresentation) sets the pages, notes and lengths of segments in one call, and returns the call that undoes it; [listPresentationTargets](op:listPresentationTargets) lists the segments.",
      "`presentation.ready` and `presentation.failed` are sent. [validatePlan](op:validatePlan) checks decks, scenes open with their slide, and `set_slide` in [runStudioCommand](op:runStudioCommand) accepts a `presentation_id`.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Signup page versions",
    changes: [
      "[getSignup](op:getSignup) returns a show's signup page as a draft and as published. [updateSignup](op:updateSignup), [previewSignup](op:previewSignup), [publishSignup](op:publishSignup), [listSignupVersions](op:listSignupVersions) and [rollbackSignup](op:rollbackSignup) work on it: see [Edit the signup page](/docs/guides/signup-page).",
      "The page can list what people will learn, hide speakers, have its own title and text for search engines, and have a picture for link previews. `description` is Markdown.",
    ],
  },
  {
    date: "2026-11-23",
    title: "The run of show as a resource",
    changes: [
      "[getPlan](op:getPlan) returns the run of show, each segment's start time, and its own version. [replacePlan](op:replacePlan), [reorderSegments](op:reorderSegments) and [setSegmentPoll](op:setSegmentPoll) change it, and [validatePlan](op:validatePlan) finds problems and suggests fixes: see [Plan the show](/docs/guides/plan-the-show).",
      "[generatePlan](op:generatePlan) writes a separate draft of the run of show, and [decidePlanDraft](op:decidePlanDraft) accepts or discards it. [plan.ready](kind:plan.ready) and [plan.failed](kind:plan.failed) refer to such a draft by `draft_id`.",
      "Changing the run of show with these operations also increases the event's version.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Bounces and email preferences",
    changes: [
      "An email can be `bounced` or `complained` (see the inbox and [getCommunication](op:getCommunication)); its address is then suppressed. `email.bounced` is sent.",
      "People choose which of a show's emails they receive, by kind; every email except the confirmation has one-click unsubscribe. Guests have these links too.",
      "Guest invitations use the customizable texts (`guest_invite`), and messages support the variables of all emails: `{{title}}`, `{{date}}`, `{{time}}`, `{{time_zone}}`, `{{host}}` and others.",
      "People who cancel, or are removed, get an email that removes the show from their calendar, if an email had added it.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Single registrations, imports and exports",
    changes: [
      "[getRegistration](op:getRegistration), [updateRegistration](op:updateRegistration) and [deleteRegistration](op:deleteRegistration) read, correct, approve and remove one registration; [sendRegistrationConfirmation](op:sendRegistrationConfirmation) previews, drafts or sends its confirmation.",
      "[validateRegistrations](op:validateRegistrations) checks a list without saving anything, and [bulkRegistrations](op:bulkRegistrations) registers several people in one call.",
      "[importRegistrations](op:importRegistrations) accepts CSV, JSON Lines or an Excel workbook with up to 100,000 rows, and returns a report you can correct and send again; [exportRegistrations](op:exportRegistrations) returns a URL to download the list.",
      "A place that becomes free is held for the next person on the waitlist until `held_until`. Events accept `waitlist_hold_min` and, with `approval`, the `approval_domains` whose email addresses are approved automatically.",
      "A registration has its `consent` and `referrer`. `import.finished` now has `state` and `reason`.",
      "For a message's list of addresses, `not_in_audience` counts people who are waitlisted or cancelled; before, they counted as `not_found`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Filters for lists of people",
    changes: [
      "[listRegistrations](op:listRegistrations) and [exportRegistrations](op:exportRegistrations) accept `attended` and `mail`: who attended, and the delivery status of the show's email. An export can also list its people, with `registration_ids`.",
      "A dry run of [importRegistrations](op:importRegistrations) returns the columns of a file without email addresses, with the reason in `error`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Messages",
    changes: [
      "Send messages to registrations and guests: [previewCommunication](op:previewCommunication) previews one and counts who receives it and who doesn't, with reasons; [createCommunicationDraft](op:createCommunicationDraft) saves it; [sendCommunication](op:sendCommunication) and [scheduleCommunication](op:scheduleCommunication) send it; [cancelCommunication](op:cancelCommunication) stops emails that haven't been sent; and [getCommunication](op:getCommunication) returns the delivery status for each recipient.",
      "`communication.sent` and `communication.failed` are sent.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Guests as a resource",
    changes: [
      "[listGuests](op:listGuests), [createGuest](op:createGuest), [getGuest](op:getGuest), [updateGuest](op:updateGuest) and [deleteGuest](op:deleteGuest) work on one guest at a time, with their readiness and history. `guests` in [updateEvent](op:updateEvent) still merges.",
      "[inviteGuest](op:inviteGuest) previews, drafts, schedules or sends a guest's invitation with their personal link, and [resendGuestInvite](op:resendGuestInvite) sends it again. [getGuestAccessLink](op:getGuestAccessLink) says when a link was created, opened and last used. `opened_at` is now the first time the current link was opened.",
      "A portrait can be an asset (`photo_asset_id`); while it is shown, the asset can't be deleted.",
      "Guests confirm their name, title and portrait, and test camera, sound and connection on their own page. [listTechnicalChecks](op:listTechnicalChecks) lists the results, and [recordTechnicalCheck](op:recordTechnicalCheck) adds yours. `guest.updated` lists `confirmed`, `invitation` or `technical_check` in `changed`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Reminders and the test clock",
    changes: [
      "People with a confirmed registration for a published show get the reminders `h24`, `h1` and `live` by email, and `changed` when its start or end moves. You can turn each one off in an event's `reminders`. Reminders move with the start, and those more than 15 minutes late are skipped.",
      "[advanceTestClock](op:advanceTestClock) moves a workspace's test environment forward: reminders, emails, webhooks and their retries run on the way, each when it is due. [getTestClock](op:getTestClock) shows what ran and what is scheduled. See [Test clock](/docs/guides/test-clock).",
      "A new code, [test_environment_only](error:test_environment_only): returned to live keys for these operations.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Lengths, and edits that are kept",
    changes: [
      'If only the brief gives a length, a new show uses it: with `starts_at` and a brief of "45 minutes", `ends_at` is 45 minutes later, and `duration_min` is set even without a date. `duration_min` and `ends_at` take precedence over the brief; without any of them, a show takes an hour.',
      "[updateEvent](op:updateEvent) accepts `duration_min`: the end moves, the start stays. If you also send `ends_at`, both must give the same length.",
      "Rewriting a draft keeps people's edits, segment by segment instead of keeping the whole run of show. `plan.edits` of the event lists them, and `plan.ready` counts them in `kept`. Send segments back with their `id`: without one, a segment is new.",
      "Polls that a brief requests without answers get answers that fit the question.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Series, and email texts",
    changes: [
      "Series are a resource: [createSeries](op:createSeries), [listSeries](op:listSeries) and others. An event's `series` is the slug of one, and a new name creates one, as before; an archived series accepts no more shows (`not_allowed`).",
      "You can customize the texts of ten kinds of email for a show, its series and the workspace, field by field: [setEventEmail](op:setEventEmail), [setSeriesEmail](op:setSeriesEmail), [setWorkspaceEmail](op:setWorkspaceEmail). Reading them shows where each field comes from and what the email looks like.",
      "[explainEventEmail](op:explainEventEmail) says whether someone would get an email, when, with which texts, and if not, why.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Realistic test events",
    changes: [
      "[testWebhook](op:testWebhook) sends the full example of the event type, with `data.test` set to true as before, so receivers can process it like a real event.",
      "The [Postman collection](/docs/postman.json) runs from the first request to the last: requests pass on the ids that later ones need.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Plans that follow the brief",
    changes: [
      "`plan.outline` shows how a brief was understood: length, agenda, people, topics, what was requested and what was excluded, each with the words it came from. It is included in the response of [createShowroom](op:createShowroom) and in the event, for callers who can see the brief.",
      "The run of show follows exact lengths and agendas in the brief, and is written in English, German, French, Spanish, Portuguese, Italian, Dutch or Japanese; `outline.asked_language` is set if another language was requested.",
      "Signup page texts are created from title, topics and guests, and no longer start with the brief.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Create everything in one call",
    changes: [
      "[createShowroom](op:createShowroom) accepts `duration_min`, `ends_at`, `timezone`, `language` and `host`. You can set a length without a start: the run of show uses it right away, and when you set the start later, the end follows.",
      "Showrooms have `ends_at`, `duration_min`, `timezone` and `language`; events have `duration_min`.",
      "Guests named in the brief are proposed: they are listed last in `guests`, with `from_brief` true and `accepted` false, and segments of the run of show may be assigned to them. [updateEvent](op:updateEvent) accepts them (`accepted: true`) or declines them (`remove: true`). Until then, they don't appear on pages, in emails or in `guest_count`, and no `guest.added` is sent. Programs that read `guests` should check `accepted`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Changes for agents",
    changes: [
      "Errors have `details`: what a field accepts, as an example, a range, a maximum, the allowed values or the existing field names.",
      "A call that costs build credits costs exactly those; they include the price of an ordinary request.",
      "Usage, request log and audit log show the `agent` that called. The dashboard's own calls no longer count as usage.",
      "Over MCP, results are shorter, end with `next`, and contain no secrets unless a person allowed the app to receive them. Creating the same thing twice within a minute or two creates it once, including additions to existing objects.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Chat and polls",
    changes: [
      "Attendees can chat and vote in polls; [getFeed](op:getFeed) follows both.",
      "The stage's `poll` no longer has `counts`: votes don't change the stage or its version. They are in the feed (`poll_counts`), and in the `poll.closed` event as before.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Room status",
    changes: [
      "Responses to live commands say whether they reached the room: `room` is `reached`, `pending`, `unreachable` or `not_needed`, and `acknowledged` says whether the host's studio had applied the command by then.",
      "[getStudio](op:getStudio) says whether the room server responds (`room_reachable`), and which `stage_epoch` its `stage_version` belongs to.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Images",
    changes: [
      "[uploadAsset](op:uploadAsset), [completeAsset](op:completeAsset), [getAsset](op:getAsset) and [deleteAsset](op:deleteAsset): see [Upload images](/docs/guides/upload-images).",
      "New codes: [storage_full](error:storage_full) and [range_not_satisfiable](error:range_not_satisfiable).",
    ],
  },
  {
    date: "2026-11-21",
    title: "Version 1",
    changes: [
      "The versioned API under `/v1` and the legacy API under `/api/v1`, each with its OpenAPI 3.1 document.",
      "Showrooms, events, registrations, guests' access links, clients, usage and the audit log.",
      "The live studio: one command per call, as fields or text, with its catalog.",
      "Signed webhooks with a record of every delivery.",
      "`links.guest_link` is deprecated from the start: see above.",
    ],
  },
];
