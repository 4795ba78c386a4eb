const slug = "what-engines-can-compose-7kq3xn";

export const ofShow = { slug };
export const ofUpload = { slug, recording_id: "rec_01k9recording0000000000001" };

const file = {
  name: "Panel.mp4",
  content_type: "video/mp4" as const,
  size_bytes: 7_340_032,
};

export const newUpload = { ...ofShow, ...file };

export const opened = {
  recording_id: ofUpload.recording_id,
  event_slug: slug,
  state: "awaiting_upload" as const,
  upload: { ...file, progress: 0, failure: null, expires_at: "2026-12-05T10:00:00.000Z" },
  received_bytes: 0,
  parts: [
    {
      ...{ number: 1, size_bytes: file.size_bytes, received: false },
      url: "https://shows.example.com/files/wsp_01k9/live/rec_01k9/1?expires=1795251600&signature=c2ln",
    },
  ],
};
