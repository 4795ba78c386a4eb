const slug = "what-engines-can-compose-7kq3xn";
const MIB = 1024 * 1024;

export const ofShow = { slug };
export const ofUpload = { slug, recording_id: "rec_01k9recording0000000000001" };

const file = {
  name: "Panel.mp4",
  content_type: "video/mp4" as const,
  size_bytes: 11_534_336,
};

export const newUpload = { ...ofShow, ...file };

const url =
  "https://shows.example.com/files/wsp_01k9/live/rec_01k9recording0000000000001/1?expires=1795251600&type=video%2Fmp4&size=8388608&signature=c2lnbmVk";

const upload = {
  recording_id: ofUpload.recording_id,
  event_slug: slug,
  state: "awaiting_upload" as const,
  ...file,
  progress: 0,
  failure: null,
  expires_at: "2026-12-05T10:00:00.000Z",
};

export const opened = {
  ...upload,
  received_bytes: 0,
  parts: [
    { number: 1, size_bytes: 8 * MIB, received: false, url },
    {
      number: 2,
      size_bytes: 3 * MIB,
      received: false,
      url: url.replace("/1?", "/2?").replace("8388608", "3145728"),
    },
  ],
};

export const completed = {
  ...upload,
  state: "converting" as const,
  received_bytes: file.size_bytes,
  parts: [],
};
