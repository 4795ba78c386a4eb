import { FIRST_RELEASES } from "./first-releases";
import type { Release } from "./release";

export const RELEASES: readonly Release[] = [
  {
    date: "2026-11-30",
    title: "Corrections of what was found in calls, all fillers cut at once",
    changes: [
      "`go_scene`, `remove_scene` and `move_scene` in [runStudioCommand](op:runStudioCommand) take the `scene_id` of the scene that you mean. If another scene has moved to its position, they are refused with `version_conflict` instead of changing that one.",
      "`open_poll` is refused with `version_conflict` (`poll_open`) while the same poll is open. Before, it started the poll again without its votes.",
      "`allow_effects` in [runStudioCommand](op:runStudioCommand) turns confetti, applause and flowers off for a show: they are then refused with `version_conflict` (`effects_off`). The stage has `effects_allowed`.",
      "In the dashboard, a call's page has topics with their times, sentiment over time, monologues and patience. Calls can be added from a show, questions limited to days or one call, and a notetaker sent from a show's menu.",
      "[updateCall](op:updateCall) also corrects or removes what was found in a call, or adds what wasn't, with `facts`: a next step's owner, an amount, an objection. `summary` replaces the summary's text. Follow-ups, roll-ups and deals use the correction.",
      "`drop` in [editRecording](op:editRecording) takes `places`: words in up to 200 places, such as all fillers, as one edit. `stale.destinations` says which podcasts and embeds don't have the recording until its MP4 is made again, and `stale.left` where it stays published.",
      "Calls of [listCalls](op:listCalls) and results of [getDistributionJob](op:getDistributionJob) are `stale` once their recording was edited, and clips also once their captions were corrected.",
      "[deleteRecording](op:deleteRecording) also returns `transcript_lines`, `segments` and `calls`. Parts of a recording's tracks have `quality`.",
      "Moments of [analyzeShorts](op:analyzeShorts) count people, not presses: one viewer who keeps sending reactions is one person. `evidence` also names laughs, polls that shifted and `pace`, and `needs_context` is set for openings such as “as I said”.",
      "A host can end a show for good in the studio, even after its end: it can't be resumed, its playlist is complete, and replay emails are sent without the 15-minute wait. The stage then has `is_final`.",
      "A show's `clip_slots` limits how many segments may have clips: 10 unless you set another number. Before, it was always 20.",
      "[analyzeShorts](op:analyzeShorts) stays free for an unchanged transcript after an upgrade of Showrunner. If the server has the model of faces, clips have a thumbnail with open eyes.",
      "`draft.fits` of [getPlan](op:getPlan) is false if a generated draft can't be combined with people's edits. [decidePlanDraft](op:decidePlanDraft) then refuses to accept it.",
      "[updateContent](op:updateContent) refuses a `linkedin_post` of more than 3,000 characters (`too_long`). Calls made while another's price is refunded are no longer refused with `plan_quota_exceeded`.",
      "Errors are problem details (RFC 9457) if you send `Accept: application/problem+json`. Responses also have the `RateLimit` and `RateLimit-Policy` headers of the IETF draft.",
      "If a published show is moved, the structured data of its signup page says so (`EventRescheduled`), with the previous start.",
      "[listEvents](op:listEvents) takes `series`, the slug of a series.",
      "In the dashboard, series have pages with their shows, defaults and email texts, and you can add, edit and remove guests.",
      "Recordings with an `intro` or `outro` are played and have an MP4. `redact_words` mutes uploaded recordings as well: those with one are muted by their next edit.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Transcript files without hidden people, more layers to hide",
    changes: [
      "Files of [getTranscript](op:getTranscript) (`text`, `vtt`, `srt`) no longer name people whom a `hide_person` edit hides, as captions don't. `json` still does, so that their lines can be corrected.",
      "`hide_layer` in [editRecording](op:editRecording) also hides slides (`deck`), the whiteboard, videos, shared screens and effects.",
      "`quiet_speaker` in the `notes` of [getRecording](op:getRecording) says who was at least 10 dB quieter than the other speakers. The program evens that out.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Faces on promo cards, notes of automatic clips",
    changes: [
      "Cards of [generatePromoKit](op:generatePromoKit) crop photos around the face that is in them, if the server has the model of faces. Cards with photos are drawn again, as drafts.",
      "`other_faces` in the `notes` of an upload's clip says that several people are in its picture and the largest face is shown, whoever speaks.",
      "`notes` of [listShorts](op:listShorts) says what the last `auto_render` left out, also of an upload whose transcript it waited for. `over_budget` says that the remaining budget was too small.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Texts about shows by a language model",
    changes: [
      "If a language model is configured, [generateContent](op:generateContent) has it write texts in the language of the show. Each sentence is checked against its source lines (`basis`) and dropped if a name, number or quote in it doesn't appear there. If too little remains, or the model fails, the text consists of quotes as before. `written_by` says which.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Cleaner crops for clips",
    changes: [
      "Clips leave out lower thirds, tickers, buttons and the round corners of tiles, and their crop stays in place while the same person is shown. A clip's check also finds cut faces, moving crops (`faces_cut` and `crop_jumps` in `quality.problems` of [listShorts](op:listShorts)) and one of two cameras that stands still. A clip that fails its check keeps its `quality`.",
      "Vertical and square clips of uploaded recordings keep a face in the picture: one crop for each of the file's shots. `no_faces` in a clip's `notes` says that none was found; then it shows the whole frame.",
      "[analyzeShorts](op:analyzeShorts) begins and ends segments at the times of their words, where these are known. Analyzing a recording again costs its price once.",
      "[generateContent](op:generateContent) writes chapters and blog posts of shows without a run of show: their parts are those of the conversation. Texts published as Markdown format nothing that people said.",
      "The message of [createPromoKitBundle](op:createPromoKitBundle) links the speaker's approved teaser.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Erasing people, naming speakers",
    changes: [
      "[correctTranscript](op:correctTranscript) takes `person_id` and `name` without a segment to name a speaker in all of their segments.",
      "`redact_slide` and `hide_layer` in [editRecording](op:editRecording) also count where an earlier version of the program shows them, so that undoing another edit doesn't bring them back. An edit must leave at least a second of the show itself, intro and outro aside.",
      "Erasing someone with [deleteRecording](op:deleteRecording) also drops edits that show only them.",
      "[deleteVideo](op:deleteVideo) refuses to delete a recording's intro or outro.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Times of recordings",
    changes: [
      "`played` in [getRecording](op:getRecording) and [listRecordings](op:listRecordings) says which time on air the program plays, and when, so that tracks can be aligned with it through pauses, cuts and an intro. Times in `notes` are the program's. See [Read the tracks](/docs/guides/record-a-show#read-the-tracks).",
      "While a program grows, its `duration_sec` no longer includes time in which recording was paused.",
      "`failure` says why a recording has no program.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Deleting people from recordings",
    changes: [
      "[deleteRecording](op:deleteRecording) with `person_id` holds for everything that would be recorded of the person later, such as their screen, and for uploads that arrive afterwards. It also works for people on the roster who have no tracks.",
      "Local recordings that were never fully uploaded are finished 30 days after the show with what arrived. Uploads in progress count towards the workspace's storage.",
    ],
  },
  {
    date: "2026-11-29",
    title: "How long recordings are kept",
    changes: [
      "A change of `recording.keep_days` with [updateEvent](op:updateEvent) also applies to recordings that the show already has: `keep_until` of [getRecording](op:getRecording) changes with it. A recording older than the new limit is deleted a day later at the earliest.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Reports to sponsors, longer redactions",
    changes: [
      "Clips rendered before an edit of their recording are no longer published or included in promo kits until they're rendered again.",
      "Clips requested while the recording is being composed are rendered afterward.",
      "[renderShort](op:renderShort) with `preview: true` replaces a queued preview of the same segment. Previews are deleted after a day.",
      "[manageShortSegment](op:manageShortSegment) refuses to restore a segment with clips while all slots are used.",
      "Approving a teaser with [updatePromoKitItem](op:updatePromoKitItem) approves its current clip. A clip rendered later isn't shared.",
      "`sponsors` in [getEventAnalytics](op:getEventAnalytics) also has `viewer_sec`, time on screen multiplied by the audience, `clicks` on calls to action that lead to the sponsor's website, and `stills`, pictures from the recording. See [Report to sponsors](/docs/guides/show-analytics#report-to-sponsors).",
      "Following pages of [getEventAnalytics](op:getEventAnalytics) show the time of the first one, `as_of`. Before, they left out people who were still watching. Cursors from before this change are refused as `invalid`.",
      "When someone's data is erased, their clicks and playbacks keep their `registration_id`, so the numbers stay the same.",
      "`redact_words` in [editRecording](op:editRecording) takes `last_segment_id` to redact words of several segments in a row as one edit. Redacting the same words or area again is refused as `duplicate`.",
      "Undoing `redact_words`, or a cut by words, also brings the words back into a segment that was corrected in between.",
      "Renaming a sponsor keeps its `lower_third_sec`, `ticker_sec` and `viewer_sec`.",
      "[deleteRecording](op:deleteRecording) also deletes the live captions of the recording, or of the person.",
    ],
  },
  {
    date: "2026-11-29",
    title: "Clips and distribution",
    changes: [
      "[renderShort](op:renderShort) takes `segment_id` together with `start_sec` and `end_sec` to trim a segment. It keeps its slot and the new times. Previews are ready sooner and have no `quality`.",
      "An upload for which [analyzeShorts](op:analyzeShorts) returned `pending: true` is analyzed automatically once it has a transcript. The price of the analysis is reserved with the first call, and returned if there is no transcript.",
      "[generatePromoKit](op:generatePromoKit) with `render_teasers` renders teasers that have no clip.",
      "`clips` of [getRecording](op:getRecording) and [listRecordings](op:listRecordings) has a recording's clips with their files, at public URLs if the workspace has public recording links. An edit that was made after a clip withholds it.",
      "`change.stale` of [editRecording](op:editRecording) and [undoRecordingEdit](op:undoRecordingEdit) names the clips and texts that are no longer current, also with `dry_run`, and `clips` of [deleteRecording](op:deleteRecording) those that were deleted.",
      "[retryDistribution](op:retryDistribution) leaves out destinations that have the item from another job.",
      "`notes` of [promptShort](op:promptShort) also says what couldn't be met of a sentence with times.",
      "[createDestination](op:createDestination) adds LinkedIn pages and profiles. The `request` of a preview is the one that says what is published.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Sales calls",
    changes: [
      "Keys that start with `cl_sk_` work for sales calls and nothing else. An admin creates the first one, [mintCallKey](op:mintCallKey) more of them, and [revokeCallKey](op:revokeCallKey) ends one. Other keys don't work for sales calls.",
      "Each workspace has 10 USD a month for them. [getCallUsage](op:getCallUsage) returns what was used and what is left; calls that cost more than that return 402 `CREDITS_EXHAUSTED`.",
      "[draftFollowup](op:draftFollowup) and [draftFromCall](op:draftFromCall) write emails and proposal outlines from a call, [extractFields](op:extractFields) finds what a CRM wants to know, [trackMentions](op:trackMentions) finds topics across calls, and [rollUpCalls](op:rollUpCalls) shows how a deal is going. Each sentence cites its source lines.",
      "[askCalls](op:askCalls) answers a question from what was said in calls and from your documents, only with quotes and where they are, or says that it can't. [addKnowledge](op:addKnowledge) takes text, Markdown, HTML and PDF, [listKnowledge](op:listKnowledge) lists the documents, and [deleteKnowledge](op:deleteKnowledge) deletes one.",
      "[analyzeCall](op:analyzeCall) takes a transcript as text or segments, or a show that was recorded. It stores the call and returns its summary, next steps, objections, prices (`pricing`), qualification and more, each with its source lines, and sends `call.analyzed`. [listCalls](op:listCalls) and [getCall](op:getCall) read stored calls, [updateCall](op:updateCall) renames and merges speakers and corrects what was found, and [deleteCall](op:deleteCall) deletes a call. Corrections stay when a call is analyzed again.",
      "[closeDeal](op:closeDeal) adds up line items and creates a proposal that the customer reads and signs on its page, with a PDF, in English, German, French or Spanish (`language`). [updateDeal](op:updateDeal) changes or withdraws it, and `deal.accepted` is sent when it's signed. [listDeals](op:listDeals) and [getDeal](op:getDeal) read deals.",
      "[sendNotetaker](op:sendNotetaker) sends a notetaker into a show: the host admits it, everyone sees it, and hosts and everyone on stage can remove it at any time. It writes down what people on stage say, except anyone who declined to be recorded, and the call is analyzed at the end. [getNotetaker](op:getNotetaker) says where it is, [stopNotetaker](op:stopNotetaker) removes it, and the webhooks `notetaker.finished` and `call.analyzed` report the end.",
      "With a language model (`LLM_BASE_URL`), [analyzeCall](op:analyzeCall), [askCalls](op:askCalls), [extractFields](op:extractFields), [rollUpCalls](op:rollUpCalls), [draftFollowup](op:draftFollowup) and [draftFromCall](op:draftFromCall) use it, and drop what their lines don't say. `analyzed_by` and `written_by` say whether it helped.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Recordings from elsewhere",
    changes: [
      "[createRecordingUpload](op:createRecordingUpload) takes an MP4, MOV, WebM, MP3 or WAV of up to 10 GiB and four hours, in parts that can be sent again after an interruption. [completeRecordingUpload](op:completeRecordingUpload) makes it a recording of the show: it's converted, gets a program, and is transcribed with its voices told apart. See [Upload a recording](/docs/guides/record-a-show#upload-a-recording).",
      "[getRecording](op:getRecording) and [listRecordings](op:listRecordings) say where a recording is from as `source`, and what was uploaded as `upload`. An upload's `state` is `awaiting_upload` and `converting` before `processing`.",
      "[analyzeShorts](op:analyzeShorts) has an upload transcribed first if it wasn't, and returns `pending: true` until it is.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Promo kits",
    changes: [
      "[generatePromoKit](op:generatePromoKit) generates everything a show and its speakers need to promote it: cards in four sizes in the show's theme, texts for LinkedIn, X, newsletters and email signatures, and a link whose registrations analytics counts under the speaker's name. It updates automatically when the show changes. [getPromoKit](op:getPromoKit) returns the items, [getPromoKitJob](op:getPromoKitJob) the progress, and `promo_kit.ready` or `promo_kit.failed` is sent. See [Promote a show](/docs/guides/promote-a-show).",
      "[updatePromoKitItem](op:updatePromoKitItem) edits texts and approves items. [createPromoKitBundle](op:createPromoKitBundle) downloads them as a ZIP file and, for a guest, writes a message with them for [createCommunicationDraft](op:createCommunicationDraft).",
      "After the show, the kit has each speaker's best segment as a teaser, once [analyzeShorts](op:analyzeShorts) has found some.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Distribution",
    changes: [
      "[createDistributionJob](op:createDistributionJob) publishes a recording, a clip or a text: to a podcast feed, a page to embed, a webhook, an S3 folder or YouTube. [previewDistribution](op:previewDistribution) shows every file and request before. [getDistributionJob](op:getDistributionJob) and [listDistributionJobs](op:listDistributionJobs) have the results, [retryDistribution](op:retryDistribution) repeats what failed, and [withdrawDistribution](op:withdrawDistribution) unpublishes it. The webhook `distribution.finished` is sent. See [Publish it](/docs/guides/record-a-show#publish-it).",
      "[createDestination](op:createDestination), [listDestinations](op:listDestinations) and [deleteDestination](op:deleteDestination) manage where things go. With test keys nothing is sent: results are `captured`.",
      "[deleteRecording](op:deleteRecording) also returns `distribution`: the destinations from which the recording was unpublished, and those that still have it.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Texts made of recordings",
    changes: [
      "[generateContent](op:generateContent) writes drafts from a recording: a summary, show notes, chapters, a blog post, a newsletter, posts for LinkedIn and X, quotes, questions with their answers, and questions that weren't answered. Each sentence is a fact of the show or a quote, with who said it and when. [listContent](op:listContent) lists them and says which are stale, [updateContent](op:updateContent) edits them, and the webhook `content.ready` is sent. See [Write about the show](/docs/guides/record-a-show#write-about-the-show).",
      "[deleteRecording](op:deleteRecording) also returns which texts were deleted or cut, as `content`.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Captions by words, survey scores, visitors",
    changes: [
      "Captions of recordings and replays begin and end with their words and break where people pause, once a recording was transcribed after the show.",
      "If a local recording arrives after that and is better, its sound is transcribed automatically. Everyone else's lines and all corrections stay.",
      "`nps.scores` in [getEventAnalytics](op:getEventAnalytics) has how many gave each score in the survey. The dashboard shows them under **After → Survey**.",
      "`funnel.seen` counts visitors of the signup page, without cookies; the export has them by day. Registered people who only watched the replay are the last of `attendees`: their `first_joined_at` and `last_left_at` are null.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Clips from one sentence",
    changes: [
      "[promptShort](op:promptShort) makes a clip of what one sentence asks for: who, about what, how long, in which shape and look. `plan` says what was understood and `notes` what couldn't be met; `dry_run` shows both for free. See [From one sentence](/docs/guides/record-a-show#from-one-sentence).",
      "`auto_render` of [analyzeShorts](op:analyzeShorts) renders the best segments as well. [manageShortJob](op:manageShortJob) creates clips as well as cancelling them. [listShorts](op:listShorts) has the looks to choose from in `catalog`, and of each clip its `stage`, `progress` and `look`. `caption.show: false` leaves captions out.",
      "**After → Clips** in the dashboard: moments with their scores and reasons, played and rendered in any look.",
    ],
  },
  {
    date: "2026-11-28",
    title: "Clips",
    changes: [
      "[renderShort](op:renderShort) renders a clip of a recording: vertical, square or horizontal, with captions that light up word by word, in two templates. It follows who speaks, can leave out pauses and fillers, and evens out its loudness. `preview: true` renders a small file that costs nothing. [listShorts](op:listShorts) has the clips and their files, and how many slots are used; [manageShortJob](op:manageShortJob) cancels one that is queued. The webhooks `short.ready` and `short.failed` say how it ended. See [Render a clip](/docs/guides/record-a-show#render-a-clip).",
    ],
  },
  {
    date: "2026-11-28",
    title: "Edits by words, before and after",
    changes: [
      "A recording's page cuts and redacts the words that are selected in its transcript, and suggests cuts of fillers and of words said twice.",
      "With `dry_run`, [undoRecordingEdit](op:undoRecordingEdit) returns `comparison`: where to watch what an edit changed, before and after it. The page has it as **Before** and **After** beside each edit.",
      "`playing` of [listRecordingEdits](op:listRecordingEdits) says where the program has which part of the recording's version while that is composed. Transcript and captions have the times of the version that plays.",
      "Redacted words whose times are known are muted with 150 ms around them instead of 400.",
    ],
  },
  {
    date: "2026-11-27",
    title: "Transcripts with word times",
    changes: [
      "Once a recording is ready, each microphone is transcribed again, with better text and the time of every word. [getTranscript](op:getTranscript) returns them with `words=true`, and how sure the recognizer was. `source` says what a transcript is made of, and `pass` how far it is. WebVTT and SubRip break where people pause. The webhook `transcript.ready` is sent at the end.",
      "[generateTranscript](op:generateTranscript) does it again, for example after local recordings have arrived. Corrections stay where their words were heard again.",
      "Words that were edited out of a recording are left out of its transcript one by one, as far as their times are known.",
    ],
  },
  {
    date: "2026-11-27",
    title: "Segments for clips",
    changes: [
      "[analyzeShorts](op:analyzeShorts) finds the parts of a recording that are worth a clip, by what was said and what the audience did then, with the reasons for each score. [listShorts](op:listShorts) lists them, and [manageShortSegment](op:manageShortSegment) archives, notes and adds some. They work on both prefixes. See [Find what is worth a clip](/docs/guides/record-a-show#find-what-is-worth-a-clip).",
    ],
  },
  {
    date: "2026-11-27",
    title: "After the show",
    changes: [
      "The emails `replay` and `missed` are sent 15 minutes after the end at the earliest, once the recording is ready: `replay` to those who watched live, `missed` to the others. They say until when the replay is available. `after.emails` of an event turns them off. See [Email the replay](/docs/guides/record-a-show#email-the-replay).",
      "`survey` of an event asks attendees once after the show, on its page: a score from 0 to 10 and a comment. `nps` in [getEventAnalytics](op:getEventAnalytics) has the average; [exportAnalytics](op:exportAnalytics) and the dashboard's **After → Survey** have the answers.",
      "Watching the replay is counted apart from watching live: `replay_views`, `funnel.replayed` and `replay_minutes` of attendees. The export has each playback.",
    ],
  },
  {
    date: "2026-11-27",
    title: "Analytics",
    changes: [
      "[getEventAnalytics](op:getEventAnalytics) has a show's numbers, during the show and afterward: who registered and watched, minute by minute and with what was on stage, where they came from, what they did, and each attendee's watch time and engagement. It works on both prefixes. See [Show analytics](/docs/guides/show-analytics).",
      "[exportAnalytics](op:exportAnalytics) exports the events behind these numbers as NDJSON or CSV. The guide has a program that computes every number from them.",
      "`calls_to_action` have `first_shown_at`. The dashboard shows all of it under After → Analytics.",
    ],
  },
  {
    date: "2026-11-27",
    title: "Editing recordings",
    changes: [
      "[editRecording](op:editRecording) edits a show's recording: it can cut by time or words, shorten silences, move the start or end, hide or mute a person, change the layout or the people shown, move picture cuts, hide layers, add an intro or outro, and redact slides, words and areas of the picture. Only the affected parts are composed again, and removed content is unavailable immediately. A dry run shows what would change.",
      "[listRecordingEdits](op:listRecordingEdits) lists the edits, and [undoRecordingEdit](op:undoRecordingEdit) undoes any of them. See [Edit the show](/docs/guides/record-a-show#edit-the-show).",
      "[deleteRecording](op:deleteRecording) also returns `edits`: edits that were removed because they applied to someone who is no longer in the recording.",
    ],
  },
  {
    date: "2026-11-27",
    title: "Transcripts",
    changes: [
      "[getTranscript](op:getTranscript) returns what was said in a recorded show, from the captions it had while it was on air: as segments with speakers and times, as text, or as WebVTT or SubRip, in the response and as a download. It's there as soon as the show ends. See [Record a show](/docs/guides/record-a-show#the-transcript).",
      "[correctTranscript](op:correctTranscript) corrects words and speakers, by segment, by time or everywhere at once. The recording's captions show the corrections, and earlier versions stay readable with `version`.",
    ],
  },
  {
    date: "2026-11-27",
    title: "Recordings",
    changes: [
      "Shows are recorded: every speaker's camera, microphone and screen is a track of its own, as [listRecordings](op:listRecordings) and [getRecording](op:getRecording) return them. [deleteRecording](op:deleteRecording) deletes a recording, one person's part or one track.",
      "`program` of a recording is the show as its audience saw it: an HLS playlist that grows while the show is on air, an MP4, captions, chapters, a thumbnail and a waveform. See [Record a show](/docs/guides/record-a-show).",
      "A 1080p program follows some time after the show if cameras or screens sent 1080 lines: `width` and `height` of `program` and its `mp4` say which size there is. An MP4 that couldn't be made is tried again automatically.",
      "[getEventReadiness](op:getEventReadiness) has `recording_space`: how many minutes of the show can be recorded. The check `storage_short` warns if they're fewer than planned.",
      "`recording` of an event ([createEvent](op:createEvent), [updateEvent](op:updateEvent)) says whether the show is recorded, and after how many days recordings are deleted. It is on by default; during a show, a change of `enabled` applies from the next time it goes live. A series can set it for its shows.",
      "Viewers whose network blocks live video, or who come when the room is full, watch over HTTP, up to 20 seconds behind: `recording.http_audience` of an event is `auto`, `always` or `off`. Poll results in [getFeed](op:getFeed) have `final`: these viewers' votes count up to 30 seconds after the poll closed.",
      "The stage's state has `recording`: `off`, `on` or `paused`. The commands `pause_recording` and `resume_recording` change it; while the show isn't recorded, they are refused with `fields.status` `not_recording`.",
      "Hosts and co-hosts are asked whether they agree to be recorded: `recording` of the people in [getStudio](op:getStudio) has their answers too.",
    ],
  },
  {
    date: "2026-11-27",
    title: "The show ledger",
    changes: [
      "[getShowLedger](op:getShowLedger) reads everything that happened in a show, filtered by type, session and time, as pages or as NDJSON. With `at`, it returns the stage at that time and where everyone was in the picture. See [What happened in a show](/docs/guides/what-happened-in-a-show).",
      "The OpenAPI document names the stage's state: `StageState`.",
    ],
  },
  {
    date: "2026-11-26",
    title: "Back to real time, one address per person, videos from phones",
    changes: [
      "[resetTestClock](op:resetTestClock) returns a test environment to real time. Whatever ran stays as it is, and everything still in the future is scheduled again: see [Test clock](/docs/guides/test-clock). An error about a date that is in the past on the test clock says what time it is there.",
      "Email addresses have one spelling: responses have the domain in lowercase ASCII (`xn--…`) and without a final dot, however it was sent. Time zones are returned by their IANA name, so `utc` becomes `UTC`, and Windows names such as `Eastern Standard Time` or `(UTC-05:00) Eastern Time (US & Canada)` are accepted.",
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
    title: "Scenes with videos or the whiteboard, themes on the stage",
    changes: [
      "A show's `theme` and `brand.accent` now also style its stage: names, cards, questions, polls, ticker and covers, in the studio and for viewers.",
      "Segments of the run of show accept `video: { video_id }` and `whiteboard: true`. Going to such a scene plays the video from the beginning or shows the whiteboard; leaving it removes it.",
      "[validatePlan](op:validatePlan) reports `missing_video` and `covered`. The `warnings` of live commands include `video_not_ready`, with the `video_id`, if a scene went on without its video.",
      "Run of show tables have the columns `Video` and `Whiteboard`. [deleteVideo](op:deleteVideo) is refused with `attached` while a segment uses the video.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Private cues for guests",
    changes: [
      "Guests are told privately when their segment starts and when its time is up: on their own page, and by the announcer's voice. To turn this off for an event, set `emcee.private_cues` to false ([updateEvent](op:updateEvent)). It is on by default.",
      "With `spoken`, [sendPrivateMessage](op:sendPrivateMessage) has a message spoken to the guest; [listPrivateMessages](op:listPrivateMessages) shows which messages were spoken.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Shows that anyone can watch",
    changes: [
      "`watch.open` of an event now has an effect: anyone who opens the `viewer_link` of a live show can watch without signing up. They count as viewers and toward `capacity`, send no webhooks, and need to register to chat, ask or vote.",
    ],
  },
  {
    date: "2026-11-24",
    title: "A whiteboard in every show",
    changes: [
      "Everyone on the stage can draw on the whiteboard after `show_whiteboard`. [getWhiteboard](op:getWhiteboard) reads it, and [updateWhiteboard](op:updateWhiteboard) draws on it or clears it, even before the show.",
      "The show ledger has `whiteboard_drawn`: how much someone drew, changed and erased within a few seconds.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Live captions",
    changes: [
      "[getFeed](op:getFeed) returns what is said on the stage as `caption`, with the speaker and times, and the status of captions as `captioning`: `on`, `paused` or `off`, with the reason.",
      "A show's `watch.captions` is true by default: the audience can read along if the installation supports the show's language.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Similar questions are grouped",
    changes: [
      "Audience questions that ask the same thing are grouped by meaning: `group` in [listQuestions](op:listQuestions) is the group's id, and its votes count each person once. `like_questions` in [updateQuestion](op:updateQuestion) marks all of them, and a question shown on the stage answers the whole group.",
      "[ungroupQuestions](op:ungroupQuestions) splits a group permanently. [getGroupingCapabilities](op:getGroupingCapabilities) says whether questions are grouped on this installation. The desk feed ([getFeed](op:getFeed)) reports groups as `question_group`.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Videos that play in sync for everyone",
    changes: [
      "[createVideo](op:createVideo) creates an upload for an MP4 or WebM file, [completeVideo](op:completeVideo) converts it for all browsers, and [getVideo](op:getVideo) returns its progress. [listVideos](op:listVideos) and [deleteVideo](op:deleteVideo) are new too. `video.ready` and `video.failed` are sent.",
      "`show_video` in [runStudioCommand](op:runStudioCommand) accepts a `video_id`; without one, it plays the show's first video. `play_video`, `pause_video` and `seek_video` are new. The stage's `video` has `video_id`, `duration_sec` and, while it isn't playing, `position_sec`; hiding or replacing a video pauses it.",
      'Text commands can pause, resume, replay and seek the video on the stage: "jump to two minutes", "back ten seconds".',
      "[duplicateEvent](op:duplicateEvent) copies videos if `include` contains `videos`, as it does by default.",
    ],
  },
  {
    date: "2026-11-24",
    title: "Holding card, and warnings on live commands",
    changes: [
      "If a live show has no host in the room, or no video or audio on its stage, a holding card appears automatically and disappears when they return: see `holding` of the stage. To turn it off or set its delay and text, use `holding` of an event ([updateEvent](op:updateEvent)).",
      "Responses to live commands have `warnings`: for example, `bring_on` lists people who haven't consented to recording.",
      "A show's countdown is now a separate phase before `live`; `show.started` is sent when it goes on air.",
      "While people have stage control ([setStudioLease](op:setStudioLease)), programs can't call [removePerson](op:removePerson), [renamePerson](op:renamePerson), [askToUnmute](op:askToUnmute) and [endStageInvitation](op:endStageInvitation) (`version_conflict` with `fields.status` `people`).",
    ],
  },
  {
    date: "2026-11-24",
    title: "The announcer has a voice",
    changes: [
      "[hearAnnouncerLine](op:hearAnnouncerLine) returns the audio of a line so you can preview it, and [getAnnouncerCapabilities](op:getAnnouncerCapabilities) lists the available languages and voices.",
      "On air, the announcer speaks: `play_emcee` is heard in the room as soon as no one on the stage is talking. Lines wait in the stage's `emcee_queue`; `stop_emcee` discards them or, with `skip`, moves on to the next. `emcee_silent` says why a line was only shown as a caption.",
      "Guests are introduced when they are brought on stage, with their walk-on line (`emcee`) or a generated one. A show opens with the announcer's `intro`.",
    ],
  },
  ...FIRST_RELEASES,
];
