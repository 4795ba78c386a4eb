const slug = "what-engines-can-compose-7kq3xn";
const recording_id = "rec_01k9recording0000000000000";

export const ofShow = { slug };

const ada = { person_id: "guest-gst_01k9guest0000000000000000", name: "Ada Lovelace" };
const welcome = { id: "cap_01k9caption000000000000000", ...ada, start_sec: 12.48, end_sec: 17.02 };
const said = "The engine might compose elaborate pieces of musick.";
const corrected = said.replace("musick", "music");

export const pass = {
  id: "trn_01k9transcript000000000000",
  recording_id,
  state: "running" as const,
  progress: 0,
  failure: null,
  version: null,
  language: "en",
  created_at: "2026-11-21T18:05:00.000Z",
};

export const transcript = {
  event_slug: slug,
  recording_id,
  version: 2,
  state: "ready" as const,
  source: "live" as const,
  pass: null,
  language: "en",
  format: "json" as const,
  segments: [{ ...welcome, text: corrected, corrected: true, confidence: null, words: null }],
  ...{ content: null, url: null, expires_at: null },
  corrected_at: "2026-11-21T18:20:00.000Z",
};

export const captionFile = {
  ...transcript,
  format: "vtt" as const,
  segments: null,
  content: `WEBVTT\n\n00:00:12.480 --> 00:00:17.020\n<v Ada Lovelace>The engine might compose elaborate\npieces of music.\n`,
  url: "https://shows.example.com/files/wsp_01k9/live/transcript_vtt_2_rec_01k9recording0000000000000?expires=1795251600&signature=c2lnbmVk",
  expires_at: "2026-11-21T18:35:00.000Z",
};

export const replaceEverywhere = { ...ofShow, corrections: [{ from: "musick", to: "music" }] };

const change = {
  segment_id: welcome.id,
  start_sec: welcome.start_sec,
  before: { ...ada, text: said },
  after: { ...ada, text: corrected },
};

export const correctedTranscript = { recording_id, version: 2, changes: [change] };
