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
    date: "2026-11-26",
    title: "Back to real time, one address per person, videos from phones",
    changes: [
      "[resetTestClock](op:resetTestClock) takes a test environment back to real time. What fell due stays as it happened, and what is still ahead is planned again: see [Test clock](/docs/guides/test-clock). An error about a date that a test clock has passed says where that clock is.",
      "Email addresses have one spelling: their domain is answered in lower case, in ASCII (`xn--…`) and without a final dot, however it was sent. Time zones are answered by their IANA name, so `utc` comes back as `UTC`, and names from Windows such as `Eastern Standard Time` are accepted.",
      "Imports understand Excel's `sep=;` line, titles above the header, blank rows and date cells.",
      "[createVideo](op:createVideo) accepts `video/quicktime`: MOV files from phones, with HEVC, HDR and any rotation.",
    ],
  },
  {
    date: "2026-11-26",
    title: "OpenAPI documents for code generators",
    changes: [
      "Clients generated from the OpenAPI documents with `openapi-typescript`, `openapi-python-client` and `openapi-generator` compile. Request bodies and repeated objects are named schemas, patterns work in JavaScript, Python, Go and Rust, and the `/v1` document is 60 % smaller.",
      "The documents describe common errors once, under `4XX` and `5XX`. `x-errors` lists the codes that only some operations return.",
      "`error.locations` says which part of the request a wrong field belongs to: `path`, `query`, `header` or `body`. A character that text can't contain is reported for its field instead of for `body`.",
      "`HEAD` works wherever `GET` does, with the same status and headers, limits and price.",
    ],
  },
  {
    date: "2026-11-25",
    title: "Scenes that bring a video or the whiteboard, themes on the stage",
    changes: [
      "`theme` and `brand.accent` of a show dress its stage as well: names, cards, questions, polls, ticker and covers, in the studio and for everybody who watches.",
      "Segments of the run of show take `video: { video_id }` and `whiteboard: true`. Going to such a scene plays the video from its beginning or shows the whiteboard; leaving it takes that away.",
      "[validatePlan](op:validatePlan) finds `missing_video` and `covered`. `warnings` of live commands have `video_not_ready`, with the `video_id`, where a scene went on without its video.",
      "Tables of the run of show have the columns `Video` and `Whiteboard`. [deleteVideo](op:deleteVideo) is refused with `attached` while a segment names the video.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Private cues into one guest's ear",
    changes: [
      "Guests are told in private when their part comes and when its time is over: on their own page, and by the announcer's voice into their ear. `emcee.private_cues` of an event, on unless it is set, switches it off ([updateEvent](op:updateEvent)).",
      "`spoken` of [sendPrivateMessage](op:sendPrivateMessage) has a message said into the guest's ear; [listPrivateMessages](op:listPrivateMessages) says which were.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Shows that anybody may watch",
    changes: [
      "`watch.open` of an event is followed: whoever opens the `viewer_link` of a live show watches without signing up. They count among those who watch and towards `capacity`, no webhook tells of them, and chatting, asking and voting takes a place.",
    ],
  },
  {
    date: "2026-11-24",
    title: "A whiteboard in every show",
    changes: [
      "What stands on the stage after `show_whiteboard` can be drawn on by everybody on it. [getWhiteboard](op:getWhiteboard) reads it, [updateWhiteboard](op:updateWhiteboard) draws on it or clears it; it can be prepared before the show.",
      "The show's ledger has `whiteboard_drawn`: how much somebody drew, changed and erased within some seconds.",
    ],
  },
  {
    date: "2026-11-24",
    title: "What is said on the stage can be read",
    changes: [
      "[getFeed](op:getFeed) tells what was said on the stage as `caption`, with the speaker and times, and as `captioning` whether it is written down just now: `on`, `paused` or `off`, with the reason.",
      "`watch.captions` of a show is true unless it was set: its audience can read along where the installation understands the show's language.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Like questions are answered at once",
    changes: [
      "Questions of an audience that ask for the same are grouped by their meaning: `group` of [listQuestions](op:listQuestions) names the group, and its votes count each person once. `like_questions` of [updateQuestion](op:updateQuestion) marks all of them, and a question that comes onto the stage answers them.",
      "[ungroupQuestions](op:ungroupQuestions) takes a group apart for good. [getGroupingCapabilities](op:getGroupingCapabilities) says whether questions are grouped here. The desk's feed ([getFeed](op:getFeed)) tells of groups by `question_group`.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Videos that play for everybody at once",
    changes: [
      "[createVideo](op:createVideo) opens an upload of an mp4 or WebM, [completeVideo](op:completeVideo) has it converted to what every browser plays, [getVideo](op:getVideo) says how far that is, [listVideos](op:listVideos) and [deleteVideo](op:deleteVideo) do what they say. `video.ready` and `video.failed` are sent.",
      "`show_video` of [runStudioCommand](op:runStudioCommand) takes a `video_id`, and without one plays the show's first. `play_video`, `pause_video` and `seek_video` are new. The stage's `video` has `video_id`, `duration_sec` and `position_sec`, where it stands while it does not play; hidden or put away by something else, it stops where it is.",
      'Sentences pause the video that is on the stage, resume it, play it again and move in it: "jump to two minutes", "back ten seconds".',
      "[duplicateEvent](op:duplicateEvent) brings them along: `videos` in `include`, which holds it unless something else is given.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Dead air, and warnings beside live commands",
    changes: [
      "While no host is in the room of a show on air, or neither picture nor sound comes from its stage, a holding card goes up by itself and goes when they are back: `holding` of the stage, and `holding` of an event to switch it off or set its seconds and its line ([updateEvent](op:updateEvent)).",
      "Answers to live commands have `warnings`: `bring_on` names who did not agree to be recorded.",
      "A show counts down in a phase of its own before it goes `live`; `show.started` is sent when it is on air.",
      "While people have the stage ([setStudioLease](op:setStudioLease)), [removePerson](op:removePerson), [renamePerson](op:renamePerson), [askToUnmute](op:askToUnmute) and [endStageInvitation](op:endStageInvitation) are refused to programs (`version_conflict`, `fields.status` is `people`).",
    ],
  },
  {
    date: "2026-11-24",
    title: "The announcer has a voice",
    changes: [
      "[hearAnnouncerLine](op:hearAnnouncerLine) gives the sound of a line, to be heard before the show, and [getAnnouncerCapabilities](op:getAnnouncerCapabilities) says in which languages and voices lines are spoken here.",
      "On air the announcer speaks: `play_emcee` is heard in the room as soon as nobody on the stage talks. Lines take their turn in `emcee_queue` of the stage; `stop_emcee` forgets them, and with `skip` goes on with the next. `emcee_silent` says why a line was a caption alone.",
      "Guests are introduced when they are brought on, with their walk-on line (`emcee`) or one that is written then. A show opens with the announcer's `intro`.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Attendees are asked onto the stage by programs, and agents look at it",
    changes: [
      "[inviteToStage](op:inviteToStage) asks somebody who is watching onto the stage, [listStageInvitations](op:listStageInvitations) has what they answered, and [endStageInvitation](op:endStageInvitation) sends them back.",
      "[getStudioProposal](op:getStudioProposal) reads one proposal, for the program that made it.",
      "Over MCP, `get_event_status` takes `look`: `stage` answers with the stage alone, drawn in characters, with its scene, poll and votes; `image` adds a picture.",
      "Sentences in English are understood in more wordings; a correction (“sorry, the captions”) does no more than put right what it is about.",
    ],
  },
  {
    date: "2026-11-24",
    title: "What an audience does is counted",
    changes: [
      "People who watch send applause, hearts and the like, and follow calls to action: [getReactions](op:getReactions) has the sums, and [getFeed](op:getFeed) tells of them as `reactions` and, in `desk_feed`, `cta_clicks`. [cta.clicked](kind:cta.clicked) is sent once a person and call to action.",
      "`watch.reactions` of an event is followed, and open pages follow all of `watch` at once; the feed tells them by `audience_settings`. `watch.viewers`, which is new, shows an audience how many watch.",
    ],
  },
  {
    date: "2026-11-24",
    title: "The crew of a show, one person at a time",
    changes: [
      "[listStudioLinks](op:listStudioLinks), [createStudioLink](op:createStudioLink) and [manageStudioLink](op:manageStudioLink) give hosts, co-hosts, producers and moderators a way into the studio of their own. A moderator's link may call [updateQuestion](op:updateQuestion) and drives nothing.",
      "[askToUnmute](op:askToUnmute), [renamePerson](op:renamePerson) and [removePerson](op:removePerson), with `keep_out`, take one person of the show. The studio command `move_person` changes the order on the stage.",
      "[sendPrivateMessage](op:sendPrivateMessage) and [listPrivateMessages](op:listPrivateMessages): what guests and those who run the show say to each other, out of everybody else's sight.",
      "A guest's `readiness` has `recording_consent`: whether they agreed to be recorded, when, and to which wording. Their page asks once for each link.",
      "[startRehearsal](op:startRehearsal) and [endRehearsal](op:endRehearsal) run through a show on its own stage without an audience. [getStudio](op:getStudio) has the last one in `rehearsal`, with how long each part took; the stage has `rehearsal` while one is on.",
    ],
  },
  {
    date: "2026-11-24",
    title: "The chat is moderated",
    changes: [
      "Lines of chat can be answered, reported, pinned and hidden, a chat slowed down, and people banned: [updateChatLine](op:updateChatLine), [updateModeration](op:updateModeration), [banFromChat](op:banFromChat), each with its way back. [listChatLines](op:listChatLines) has what people reported, and [sendChatLine](op:sendChatLine) speaks for the crew.",
      "People who watch raise their hands: [listRaisedHands](op:listRaisedHands) has them in their order, [dismissRaisedHand](op:dismissRaisedHand) lowers one, and moderators may ask somebody onto the stage.",
      "[setWordFilter](op:setWordFilter) holds lines with certain words back until the crew shows them.",
      "[getFeed](op:getFeed) tells of lines that changed (`chat_line`) and of how the chat is held (`chat_rules`); a line has `reply_to` and its author a `role`. `desk_feed` has all lines too, hidden ones among them.",
      "`watch.chat` and `watch.questions` of an event are followed by its pages, and by what they call.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Shows go on after their end, and dates that moved unseen are told",
    changes: [
      "A host can go on air again within 15 minutes of the end: the event's state goes from `ended` back to `live`, and [getEvent](op:getEvent) lists one more of its `sessions`. [show.started](kind:show.started) says by `resumed` that a show goes on.",
      "[publishEvent](op:publishEvent) takes `notify` and `send`: those who signed up before hear of a date that moved while the show was back in draft. Without them nobody is told, as before.",
      "`recipients` of [cancelEvent](op:cancelEvent) counts those who have not been told yet: called again with `notify`, it says 0 once everybody knows.",
      "A show's `host.photo` and `brand.logo` are fetched once and served by us, like sponsors' logos: from then on they read as our address, and sending back the one you gave changes nothing. `host.photo_asset_id` and `brand.logo_asset_id` name an image of your workspace instead.",
      "[createEvent](op:createEvent) takes `duration_min`, like [createShowroom](op:createShowroom).",
      "Sentences to [runStudioCommand](op:runStudioCommand) and [executeStudioCommands](op:executeStudioCommands) know what is prepared beside the stage by its name (decks, videos, polls, the audience’s questions) and take undo and the emergency stop in words; both say what they would do and wait for `confirm: true`.",
      "[runStudioCommand](op:runStudioCommand) knows `hide_poll`, which takes a poll off the screen, and `clear_stage` takes it off as well; an open one takes no more votes then.",
      "A deck that a stage has open and does not show is closed there when [deletePresentation](op:deletePresentation) takes it away.",
    ],
  },
  {
    date: "2026-11-23",
    title: "The run of show as a spreadsheet",
    changes: [
      "[exportPlan](op:exportPlan) answers with an address for the run of show as CSV or Excel, and [importPlan](op:importPlan) reads such a table, or one that somebody wrote, as a draft: see [Plan the show](/docs/guides/plan-the-show).",
      "The `job_id` of a draft is null where it came as a table, and its `source` is `person`. [decidePlanDraft](op:decidePlanDraft) takes it on top of what others changed meanwhile.",
      "Checks of [getEventReadiness](op:getEventReadiness) about a part of the run of show name it, and `mend.page` opens at it.",
    ],
  },
  {
    date: "2026-11-23",
    title: "More of what a host says is understood",
    changes: [
      "[runStudioCommand](op:runStudioCommand) understands many more English sentences: steps (“two slides back”), comparatives (“half as loud”), groups (“everybody but Ana”) and corrections. Questions, conditions, times to come and quoted words do nothing. When one part of a sentence is not understood, the answer says which is.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Shows are published, cancelled, copied and archived",
    changes: [
      "[getEventReadiness](op:getEventReadiness) says what a show still lacks, and which page and operation mend it. [publishEvent](op:publishEvent) opens a draft once nothing blocks; [unpublishEvent](op:unpublishEvent), [cancelEvent](op:cancelEvent) and [archiveEvent](op:archiveEvent) lead on from there, without a mail to anybody unless `notify` and `send` are true: see [Publish, cancel, archive](/docs/guides/publish-and-cancel).",
      "[duplicateEvent](op:duplicateEvent) makes a draft of a show, with the parts that `include` names. DELETE of an event is always refused under `/v1`, and under `/api/v1` for all but drafts that nobody saw.",
      "The mail `cancelled` is sent now, and people can unsubscribe from it like from the others. `error.details` says of a `not_ready` check what mends it (`message`, `mend`, `page`, `operation`).",
      "Lists leave archived events out: [listEvents](op:listEvents) finds them by `state` or `include_archived`. A series has `defaults`: host, brand, sign-up copy and reminders that new shows of it begin with.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Show as code",
    changes: [
      "[getShow](op:getShow) exports a show as one document, [planShow](op:planShow) tells what a document would change, and [applyShow](op:applyShow) makes exactly that change or answers `version_conflict`: see [Keep a show as code](/docs/guides/show-as-code).",
      "These three take and give YAML as well as JSON. The JSON Schema of documents is served at `/schemas/show.json`.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Rehearsals, vendors and sponsors",
    changes: [
      "[createRehearsal](op:createRehearsal) plans a rehearsal, [inviteToRehearsal](op:inviteToRehearsal) mails its guests their backstage link with an entry for the calendar, and later changes move or remove that entry when `notify` says so: see [Rehearse, and name who helps](/docs/guides/rehearse-and-credit).",
      "[createVendor](op:createVendor) keeps who works for a show, with call times and out of all public pages.",
      "[createSponsor](op:createSponsor) names who supports a show on its sign-up page, in the ticker and as a name line.",
      "A picture that is given by its address, as a sponsor's `logo` or a guest's `photo`, is fetched once and served by us. A guest's `photo` then reads as our address; sending back the one you gave changes nothing.",
      "[event.updated](kind:event.updated) names `rehearsals`, `vendors` and `sponsors` in `changed`. The event's version stays.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Slides",
    changes: [
      "[createPresentation](op:createPresentation) opens an upload that can be interrupted, [completePresentation](op:completePresentation) has the deck converted, [getPresentation](op:getPresentation) gives its pages with their words and speaker notes as they come: see [Upload slides](/docs/guides/upload-slides). [getPresentationCapabilities](op:getPresentationCapabilities) says what is converted here, [listPresentations](op:listPresentations) and [deletePresentation](op:deletePresentation) do what they say.",
      "[attachPresentation](op:attachPresentation) gives segments their pages, notes and lengths at once, and answers with the call that takes it back; [listPresentationTargets](op:listPresentationTargets) names what it can be attached to.",
      "`presentation.ready` and `presentation.failed` are sent. [validatePlan](op:validatePlan) knows the decks of the show, scenes open with their slide, and `set_slide` of [runStudioCommand](op:runStudioCommand) takes a `presentation_id`.",
    ],
  },
  {
    date: "2026-11-23",
    title: "The signup page in versions",
    changes: [
      "[getSignup](op:getSignup) answers with a show's signup page as a draft and as published; [updateSignup](op:updateSignup), [previewSignup](op:previewSignup), [publishSignup](op:publishSignup), [listSignupVersions](op:listSignupVersions) and [rollbackSignup](op:rollbackSignup) work on it: see [Write the signup page](/docs/guides/signup-page).",
      "The page can say what people will learn, hide speakers, have a title and a text of its own for search engines, and be shared with a card. `description` is read as Markdown.",
    ],
  },
  {
    date: "2026-11-23",
    title: "The run of show as a resource",
    changes: [
      "[getPlan](op:getPlan) answers with the run of show, the time at which each segment begins, and a version of its own. [replacePlan](op:replacePlan), [reorderSegments](op:reorderSegments) and [setSegmentPoll](op:setSegmentPoll) change it, [validatePlan](op:validatePlan) says what does not fit and what would mend it: see [Plan the show](/docs/guides/plan-the-show).",
      "[generatePlan](op:generatePlan) has a draft written beside the run of show, [decidePlanDraft](op:decidePlanDraft) takes or discards it. [plan.ready](kind:plan.ready) and [plan.failed](kind:plan.failed) name such a draft by `draft_id`.",
      "A change of the run of show by these operations raises the event's version as well.",
    ],
  },
  {
    date: "2026-11-23",
    title: "Mail that comes back, and mail that is not wanted",
    changes: [
      "A mail can be `bounced` or `complained` (the inbox and [getCommunication](op:getCommunication) say so); its address gets nothing more. `email.bounced` is sent.",
      "People choose which mails of a show they get, kind by kind; each mail but the confirmation carries one-click unsubscribing. Guests have such links as well.",
      "Invitations to guests take their copy from the layers (`guest_invite`), and messages know the variables of all mails: `{{title}}`, `{{date}}`, `{{time}}`, `{{time_zone}}` and `{{host}}` among them.",
      "Who gives up a place, or is removed, gets a mail that takes the show out of their calendar, where a mail had put it there.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Registrations, one by one and by the file",
    changes: [
      "[getRegistration](op:getRegistration), [updateRegistration](op:updateRegistration) and [deleteRegistration](op:deleteRegistration) read, correct, approve and remove one registration; [sendRegistrationConfirmation](op:sendRegistrationConfirmation) shows, drafts or sends its mail.",
      "[validateRegistrations](op:validateRegistrations) checks a list without writing anything, and [bulkRegistrations](op:bulkRegistrations) registers up to five people of one.",
      "[importRegistrations](op:importRegistrations) takes CSV, JSON lines or an Excel workbook of up to 100,000 rows, with a report that can be corrected and sent again; [exportRegistrations](op:exportRegistrations) gives an address at which the list can be fetched.",
      "A place that becomes free is held for the next on the waiting list: `held_until` of a registration says until when. Events take `waitlist_hold_min`, and with `approval` the `approval_domains` whose addresses are let in.",
      "A registration tells its `consent` and the `referrer`. `import.finished` has gained `state` and `reason`.",
      "Of the addresses that a message lists, `not_in_audience` counts those of people who wait or gave their place up; so far they were `not_found`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Lists of people, narrowed down",
    changes: [
      "[listRegistrations](op:listRegistrations) and [exportRegistrations](op:exportRegistrations) take `attended` and `mail`: who came, and where people stand with the show's mail. An export can also name its people, with `registration_ids`.",
      "A dry run of [importRegistrations](op:importRegistrations) tells the columns of a file in which it finds no addresses, with the reason in `error`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Messages to the people of a show",
    changes: [
      "Messages to who registered and to guests: [previewCommunication](op:previewCommunication) shows one and counts who gets it and who does not and why, [createCommunicationDraft](op:createCommunicationDraft) keeps it, [sendCommunication](op:sendCommunication) and [scheduleCommunication](op:scheduleCommunication) let it out, [cancelCommunication](op:cancelCommunication) stops what is not out yet, and [getCommunication](op:getCommunication) says what became of the mail to each recipient.",
      "`communication.sent` and `communication.failed` are sent.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Guests as records",
    changes: [
      "[listGuests](op:listGuests), [createGuest](op:createGuest), [getGuest](op:getGuest), [updateGuest](op:updateGuest) and [deleteGuest](op:deleteGuest) work on one guest at a time, with their readiness and history. `guests` of [updateEvent](op:updateEvent) goes on merging.",
      "[inviteGuest](op:inviteGuest) previews, drafts, schedules or sends a guest's invitation with their personal link, [resendGuestInvite](op:resendGuestInvite) writes again; [getGuestAccessLink](op:getGuestAccessLink) says when a link was made, opened and last used. `opened_at` is now the first time that the present link was opened.",
      "A portrait can be an asset (`photo_asset_id`); while it is shown the asset cannot be deleted.",
      "Guests confirm name, title and portrait and test camera, sound and connection on their own page. [listTechnicalChecks](op:listTechnicalChecks) has what was found, [recordTechnicalCheck](op:recordTechnicalCheck) takes what your people found; `guest.updated` tells of it with `changed` naming `confirmed`, `invitation` or `technical_check`.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Reminders, and a clock to see them by",
    changes: [
      "Who has a place in a published show gets the reminders `h24`, `h1` and `live` by mail, and `changed` when its start or end moves. `reminders` of an event switches each off. They move with the start, and what would come more than 15 minutes late is left out.",
      "[advanceTestClock](op:advanceTestClock) winds the test environment of a workspace forward: reminders, mail, webhooks and their retries run on the way, each at its own time. [getTestClock](op:getTestClock) tells what ran and what is planned. See [Test clock](/docs/guides/test-clock).",
      "A new code, [test_environment_only](error:test_environment_only): what live keys get for these.",
    ],
  },
  {
    date: "2026-11-22",
    title: "Lengths and edits that stay",
    changes: [
      'A new show of which only the brief says how long it takes ends then: with `starts_at` and a brief of "45 minutes", `ends_at` is 45 minutes later, and `duration_min` is known before there is a date. `duration_min` and `ends_at` come before the brief, and an hour is what is left where nobody says.',
      "[updateEvent](op:updateEvent) takes `duration_min`: the end moves, the start stays. Beside `ends_at` it has to be the same length.",
      "A draft that is written anew keeps what people changed, part by part instead of the run of show as a whole. `plan.edits` of the event lists it, and `plan.ready` counts it in `kept`. Send parts back with their `id`: without one a part is new.",
      "Polls that a brief asks for without answers get answers that fit the question.",
    ],
  },
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
