import type { Rule } from "./rule";

/** Reasons to refuse that depend on what exists already. */
export const STORED_RULES: readonly Rule[] = [
  {
    field: /^call_id$/,
    codes: ["not_found"],
    words: /The call that it came out of \(`not_found`\)/,
    why: "It depends on which calls there are.",
  },
  {
    field: /^meeting_url$/,
    codes: ["invalid", "unsupported"],
    words: /Anything else on this site is `invalid`, and other meeting hosts are `unsupported`/,
    why: "It depends on the installation's own address.",
  },
  {
    field: /^(clip_id|content_id|destination_ids\.\d+)$/,
    codes: ["not_found", "not_allowed", "duplicate", "unsupported"],
    words:
      /Unknown ids return `not_found`; repeated ones, or destinations that already have the item, return `duplicate`/,
    why: "It depends on what was made, and on destinations.",
  },
  {
    field: /^(draft_id|destination_ids|publish|title|description|recording_id|clip_id|content_id)$/,
    codes: ["required", "not_allowed", "not_found", "must_be_true"],
    words: /Publishes a draft \(`not_found`\)\. Other fields are then refused \(`not_allowed`\)/,
    why: "It depends on drafts, and schemas do not compare fields.",
  },
  {
    field: /^(webhook|podcast|s3|youtube|linkedin)$/,
    codes: ["required", "not_allowed"],
    words:
      /The settings for this `kind` go in the field of the same name, such as `podcast`; they're `required`/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^(webhook\.url|s3\.endpoint)$/,
    codes: ["not_allowed", "url"],
    words: /Public, and https for live keys \(`not_allowed`\)/,
    why: "What may be called depends on the installation.",
  },
  {
    field:
      /^((from|to|start|end|at|longer_than|keep)_sec|person_id|person_ids\.\d+|(last_)?segment_id|(first|last)_word|layer|layout|area|video_id|kind)$/,
    codes: ["required", "too_large", "too_small", "invalid", "not_allowed", "not_found", "duplicate"],
    words:
      /`too_large` for times outside the program.*`not_found` for people.*`duplicate` for repeated edits/,
    why: "It depends on the recording and its edits, and schemas do not compare fields.",
  },
  {
    field: /^(segment_id|(start|end)_sec)$/,
    codes: ["not_found", "too_large", "too_small", "invalid"],
    words:
      /Segments that don't exist are refused \(`not_found`\), and so are times outside the program \(`too_large`\)/,
    why: "It depends on the recording, and schemas do not compare fields.",
  },
  {
    field: /^(segment_id|(start|end)_sec)$/,
    codes: ["required", "not_allowed", "not_found", "too_large", "too_small", "invalid"],
    words: /or both times \(`required`\)\. With both, they trim it: 80% must overlap \(`not_allowed`\)/,
    why: "It depends on the recording, and schemas do not compare fields.",
  },
  {
    field: /^clip\..*$/s,
    codes: [
      ...["required", "unknown_field", "unsupported", "invalid", "not_allowed", "not_found"],
      ...["too_large", "too_small", "too_long", "too_short", "hex_color"],
    ],
    words: /What renderShort takes, refused alike/,
    why: "The documents have its fields once.",
  },
  {
    field: /^job_id$/,
    codes: ["not_found"],
    words: /One of the show's \(`not_found`\)/,
    why: "It depends on the clips that were rendered.",
  },
  {
    field: /^corrections\.\d+\.(segment_id|at_sec|text|from|to|person_id)$/,
    codes: ["required", "not_allowed", "not_found", "too_long"],
    words: /names a segment with `segment_id` or `at_sec` \(`required`\), not both \(`not_allowed`\)/,
    why: "Schemas do not compare fields, and what is named depends on what was said.",
  },
  {
    field: /^blocks(\.\d+\.(block_id|kind|text))?$/,
    codes: ["not_found", "duplicate", "not_allowed", "required", "too_long"],
    words:
      /One with a `block_id` \(`not_found`, or `duplicate`\).*A new one needs `text` \(`required`\).*\(`too_long`\)/,
    why: "Blocks are those of the stored text, and schemas do not add up lengths.",
  },
  {
    field: /^(recording_id|size_bytes|content_type)$/,
    codes: ["not_found", "invalid"],
    words:
      /Continues this upload\. Must be one of the show \(`not_found`\) with this `size_bytes` and `content_type` \(`invalid`\)/,
    why: "It names an upload that was begun.",
  },
  {
    field: /^person_ids?$/,
    codes: ["not_found"],
    words: /`show`, `host`, or the id of one of the show's guests \(`not_found`\)/,
    why: "It names someone on the show.",
  },
  {
    field: /^text$/,
    codes: ["not_allowed", "too_long"],
    words: /Only of a `copy` \(`not_allowed`\).*280 characters for `x_post`.*\(`too_long`\)/,
    why: "It depends on the item.",
  },
  {
    field: /^languages$/,
    codes: ["required"],
    words: /needed if that is another one \(`required`\)/,
    why: "It depends on the show's language.",
  },
  {
    field: /^version$/,
    codes: ["not_found"],
    words: /One that doesn't exist is refused \(`not_found`\)/,
    why: "It depends on what was corrected.",
  },
  {
    field: /^keep_out$/,
    codes: ["not_allowed"],
    words: /used the show's own studio link \(`keep_out: not_allowed`\)/,
    why: "It depends on the link someone used.",
  },
  {
    field: /^segment_ids(\.\d+)?$/,
    codes: ["duplicate", "required", "not_found"],
    words: /each once \(`duplicate`\), all of them \(`required`\), and no others \(`not_found`\)/,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^(reply_to|pinned_line_id)$/,
    codes: ["not_found", "invalid"],
    words: /[Ii]f it isn't in this chat(, the call is refused)? \(`not_found`\)/,
    why: "It names a line of the show.",
  },
  {
    field: /^identity$/,
    codes: ["not_found"],
    words: /Invites an attendee who is watching, as `identity`.*\(`not_found` for anyone else\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^(number|compare_with)$/,
    codes: ["not_found"],
    words: /A number that doesn't exist is refused \(`not_found`\)/,
    why: "It names something of the caller's.",
  },
  {
    field: /^segments\.\d+\.segment_id$/,
    codes: ["duplicate", "not_found"],
    words: /each once \(`duplicate`\).*Segments that don't exist are refused \(`not_found`\)/s,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^segments\.\d+\.(from|to)_page$/,
    codes: ["too_large", "too_small"],
    words: /pages the deck doesn't have \(`too_large`\)/,
    why: "They are pages of the deck.",
  },
  {
    field: /^restore\.\d+\.segment_id$/,
    codes: ["not_found"],
    words: /segments that no longer exist are refused \(`not_found`\)/,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^presenter$/,
    codes: ["not_found"],
    words: /a guest's id \(`not_found`\)/,
    why: "It names someone on the roster.",
  },
  {
    field: /^draft_id$/,
    codes: ["not_found"],
    words: /any other is refused \(`not_found`\)/,
    why: "It names something of the caller's.",
  },
  {
    field: /^(photo|photo_asset_id)$/,
    codes: ["not_found", "not_allowed"],
    words: /Anything else is refused as `not_found`, and `photo` in the same call as `not_allowed`/,
    why: "It names what may not be there.",
  },
  {
    field: /^guest_ids(\.\d+)?$/,
    codes: ["not_found"],
    words: /[Gg]uests( of the show)? \(`not_found`\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^(host\.photo|brand\.logo)(_asset_id)?$/,
    codes: ["not_found", "invalid", "not_allowed"],
    words: /if both are sent, `not_allowed`\)\. It must exist \(`not_found`\) and be complete \(`invalid`\)/,
    why: "It names what may not be there.",
  },
  {
    field: /^(logo|logo_asset_id)$/,
    codes: ["not_found", "invalid", "not_allowed"],
    words: /Not together with `logo_asset_id` \(`not_allowed`\)|as the logo \(`not_found`, `invalid`\)/,
    why: "It names what may not be there.",
  },
  {
    field: /^test_to$/,
    codes: ["not_found"],
    words: /Any other address is refused \(`not_found`\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^as$/,
    codes: ["not_found"],
    words: /Any other address is refused \(`not_found`\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^audience$/,
    codes: ["not_found"],
    words: /An empty audience is refused: `audience` is `not_found`/,
    why: "It is compared with who is there.",
  },
  {
    field: /^starts_at$/,
    codes: ["required"],
    words: /Requires a start \(`required`\)/,
    why: "The show may have its start already.",
  },
  {
    field: /^client_id$/,
    codes: ["not_found"],
    words: /If it doesn't exist, refused as `not_found`/,
    why: "It names what may not be there.",
  },
  {
    field: /^event_slug$/,
    codes: ["not_found"],
    words: /Only events of this show\. If it doesn't exist, refused as `not_found`/,
    why: "It names what may not be there.",
  },
  {
    field: /^external_client_id$/,
    codes: ["invalid"],
    words: /If you also send `client_id`, both must be the same client \(`invalid`\)/,
    why: "It is compared with what is there.",
  },
  {
    field: /^guests(\.\d+\.id)?$/,
    codes: ["not_found", "duplicate", "too_many"],
    words:
      /an existing guest's \(`not_found`\) and appear once \(`duplicate`\).*at most 50 guests \(`too_many`\)/,
    why: "It is compared with the roster.",
  },
  {
    field: /^guests\.\d+\.accepted$/,
    codes: ["required"],
    words: /Required with a proposed guest's `id` unless `remove` is set \(`required`\)/,
    why: "It depends on whether they are on the roster.",
  },
  {
    field: /^after\.until$/,
    codes: ["required"],
    words: /A `replay` of `until` needs a date \(`required`\)/,
    why: "The show may know it already.",
  },
  {
    field: /^activate_now$/,
    codes: ["not_allowed"],
    words: /Without either, refused as `not_allowed`/,
    why: "A new secret may be waiting already.",
  },
];
