const slug = "what-engines-can-compose-7kq3xn";
const at = "2026-11-21T17:00:00.000Z";

export const ofShow = { slug };

const playback =
  "https://shows.example.com/recordings/WyJyZWNfMDFrOXJlY29yZGluZzAwMDAwMDAwMDAwMDAiLDE3OTUyOTQ4MDBd.c2lnbmVk";

export const example = {
  id: "rec_01k9recording0000000000000",
  event_slug: slug,
  state: "processing" as const,
  ...{ source: "show" as const, upload: null },
  version: 2,
  started_at: at,
  ended_at: "2026-11-21T17:58:12.400Z",
  duration_sec: 3492.4,
  keep_until: null,
  size_bytes: 734_003_200,
  notes: [],
  failure: null,
  program: {
    version: 1,
    duration_sec: 3492.4,
    composed_sec: 3488,
    width: 1280,
    height: 720,
    playlist_url: `${playback}/master.m3u8`,
    mp4: {
      state: "pending" as const,
      ...{ url: null, size_bytes: null, width: null, height: null, retry_at: null },
    },
    captions: [{ language: "en", url: `${playback}/captions-en.vtt` }],
    thumbnail_url: null,
    waveform_url: `${playback}/waveform.json`,
    chapters: [
      {
        segment_id: "seg_01kb3jxg5wq0v8t6m2r4c7d9ef",
        title: "Welcome",
        type: "intro" as const,
        start_sec: 0,
      },
      {
        segment_id: "seg_01kb3jxg5wq0v8t6m2r4c7d9eg",
        title: "What engines can compose",
        type: "interview" as const,
        start_sec: 214.6,
      },
    ],
  },
  played: [{ from_sec: 0, to_sec: 3492.4, at_sec: 0 }],
  tracks: [
    {
      id: "trk_01k9track0000000000000000",
      person_id: "guest-gst_01k9guest0000000000000000",
      name: "Ada Lovelace",
      kind: "camera" as const,
      consent: "given" as const,
      erased: false,
      parts: [
        {
          id: "prt_01k9part00000000000000000",
          copy: "browser" as const,
          state: "complete" as const,
          starts_at_sec: 12.48,
          ends_at_sec: 3490.2,
          gaps: [{ from_sec: 841.2, to_sec: 844.3 }],
          content_type: "video/mp4",
          codec: "avc1.42e01f",
          width: 1280,
          height: 720,
          size_bytes: 734_003_200,
          awaited_bytes: 0,
          quality: { lost_packets: null, frame_rate: 30, clock_drift_ms: null, is_media: true },
          url: "https://shows.example.com/files/wsp_01k9/live/prt_01k9part00000000000000000/file?expires=1795251600&type=video%2Fmp4&name=camera.mp4&signature=c2lnbmVk",
        },
      ],
    },
  ],
  making: null as { pieces: number; made: number } | null,
  transcribing: false,
  clips: [
    {
      ...{ clip_id: 7, title: "What engines can compose", duration_sec: 31.4, size_bytes: 9_437_184 },
      mp4_url: `${playback}/clips/clip-7.mp4`,
      thumbnail_url: `${playback}/clips/clip-7.jpg`,
    },
  ],
  created_at: at,
  updated_at: "2026-11-21T17:58:14.000Z",
};

export const ofRecording = { slug, recording_id: example.id };

export const editedExample = {
  recording_id: example.id,
  state: "ready" as const,
  version: 3,
  duration_sec: 3480.4,
  edit: {
    id: "edt_01k9edit0000000000000000",
    number: 1,
    kind: "drop" as const,
    person_id: null,
    ...{ from_sec: 41.2, to_sec: 41.2, length_sec: 12, details: null },
    created_by: { type: "user", name: "Mia" },
    created_at: "2026-11-21T18:20:00.000Z",
    ...{ undone_by: null, undone_at: null },
  },
  change: {
    ...{ before_sec: 3492.4, after_sec: 3480.4 },
    made_again: { picture: { pieces: 2, seconds: 4 }, sound: { pieces: 3, seconds: 11.98 } },
    stale: {
      clips: [7],
      content: [] as string[],
      calls: [] as string[],
      destinations: [] as string[],
      left: [] as string[],
    },
  },
  comparison: null,
};

const NOTHING = { pieces: 0, seconds: 0 };

export const undoneExample = {
  ...editedExample,
  ...{ version: 4, duration_sec: 3492.4 },
  edit: {
    ...editedExample.edit,
    ...{ from_sec: null, to_sec: null },
    undone_by: { type: "user", name: "Mia" },
    undone_at: "2026-11-21T18:24:00.000Z",
  },
  change: {
    ...{ before_sec: 3480.4, after_sec: 3492.4 },
    made_again: { picture: NOTHING, sound: NOTHING },
    stale: { clips: [], content: [], calls: [], destinations: [], left: [] },
  },
};

export const receipt = {
  recording_id: example.id,
  deleted: "person" as "person" | "recording",
  tracks: example.tracks.map(({ id }) => id),
  files: 1740,
  size_bytes: example.size_bytes,
  edits: [],
  ...{ clips: [7], content: [] },
  transcript_lines: 212,
  segments: 0,
  calls: [],
  distribution: { withdrawn: [], left: [] },
};
