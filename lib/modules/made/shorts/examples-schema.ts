const slug = "what-engines-can-compose-7kq3xn";
const recording_id = "rec_01k9recording0000000000000";

export const ofShow = { slug };

const ada = { person_id: "guest-gst_01k9guest0000000000000000", name: "Ada Lovelace" };

export const segment = {
  segment_id: 41_207,
  origin: "found" as const,
  title: "Why would an engine write music?",
  start_sec: 754.2,
  end_sec: 789.8,
  score: 68,
  evidence: [
    {
      kind: "chat" as const,
      points: 16,
      at_sec: 771,
      text: "31 people wrote in the chat, 5.2 times as many as usual.",
    },
  ],
  speakers: [ada],
  needs_context: false,
  note: null,
  archived: false,
  created_at: "2026-11-21T18:20:00.000Z",
};

export const shorts = {
  event_slug: slug,
  recording_id,
  pending: false,
  analysis: {
    state: "ready" as const,
    transcript_version: 2,
    analyzed_at: "2026-11-21T18:20:00.000Z",
  },
  segments: [segment],
  slots: { used: 1, cap: 10 },
  clips: [],
  notes: [],
  catalog: {
    templates: [
      {
        id: "speaker_focus",
        name: "Speaker focus",
        description: "The speaker fills the frame.",
      },
    ],
    ...{ orientations: [], caption_presets: [], caption_sizes: [], motions: [], focus_modes: [] },
  },
};

export const archive = { ...ofShow, action: "archive", segment_id: segment.segment_id };

export const renderClip = {
  ...ofShow,
  ...{ segment_id: segment.segment_id, orientation: "vertical", caption: { preset: "pill" } },
};
export const queuedClip = {
  ...{ job_id: 48213, segment_id: segment.segment_id, state: "queued" as const, failure: null },
  ...{ stage: null, progress: 0, look: {} },
  ...{
    preview: false,
    stale: false,
    template_id: "speaker_focus" as const,
    orientation: "vertical" as const,
  },
  ...{ duration_sec: null, width: null, height: null, notes: [], quality: null },
  ...{ mp4_url: null, thumbnail_url: null, created_at: "2026-11-21T18:25:00.000Z" },
};
export const cancelClip = { ...ofShow, job_id: queuedClip.job_id, action: "cancel" };

export const promptClip = {
  ...ofShow,
  prompt: "Ada on engines that write music, square, under 40 seconds",
};
export const promptedClip = {
  job_id: queuedClip.job_id,
  segment_id: segment.segment_id,
  title: segment.title,
  ...{ start_sec: segment.start_sec, end_sec: segment.end_sec },
  plan: {
    ...{ person_id: ada.person_id, person: ada.name, topic: "engines that write music" },
    ...{ least_sec: 5, most_sec: 40, look: { orientation: "square" } },
  },
  notes: [],
};
