const slug = "what-engines-can-compose-7kq3xn";
export const ofShow = { slug };

export const destination = {
  id: "dst_01k9podcast000000000000000",
  kind: "podcast" as const,
  name: "Engines, the podcast",
  address: "https://shows.example.com/feeds/h5Jx0Qm2v9RkT7aLw3ZbYc8d.xml",
  published: 1,
  can_withdraw: true,
  created_at: "2026-11-21T18:40:00.000Z",
};

export const createPodcast = {
  kind: "podcast",
  name: destination.name,
  podcast: {
    description: "Conversations about machines that think.",
    author: "Ada Lovelace",
    email: "podcast@example.com",
    category: "Technology",
  },
};
export const createdDestination = { ...destination, published: 0, secret: null };
export const named = { destination_id: destination.id };
export const deletedDestination = { id: destination.id, deleted: true as const, withdrawn: 1, left: 0 };

const newsroom = {
  destination_id: "dst_01k9newsroom0000000000000",
  name: "Newsroom",
  kind: "webhook" as const,
};
const item = {
  type: "content" as const,
  recording_id: "rec_01k9recording0000000000000",
  clip_id: null,
  content_id: "cnt_01k9summary000000000000000",
  title: "What engines can compose",
  description: "Ada Lovelace on music made by machines.",
};

export const wanted = { ...ofShow, content_id: item.content_id, destination_ids: [newsroom.destination_id] };
const request = {
  method: "POST" as const,
  url: "https://news.example.com/hook",
  headers: { "webhook-id": "pub_preview", "webhook-signature": "[secret]" },
  body: '{"type":"publication.published","data":{"markdown":"# What engines can compose"}}',
};
export const preview = {
  item,
  warnings: ["stale_transcript" as const],
  destinations: [
    {
      ...newsroom,
      ...{ public: false, can_withdraw: false, files: [] },
      request,
    },
  ],
};

export const captured = {
  id: "pub_01k9captured00000000000000",
  title: item.title,
  destination: { name: newsroom.name, kind: newsroom.kind },
  ...{ event_slug: slug, job_id: "dsj_01k9distribution0000000000" },
  request,
  created_at: "2026-11-21T19:00:10.000Z",
};

export const job = {
  id: "dsj_01k9distribution0000000000",
  event_slug: slug,
  state: "succeeded" as const,
  stage: null,
  progress: 100,
  error: null,
  item,
  results: [
    {
      ...newsroom,
      ...{ state: "published" as const, stale: false, url: "https://news.example.com/engines", attempts: 1 },
      ...{ next_attempt_at: null, failure: null, can_withdraw: false, request: null },
      ...{ published_at: "2026-11-21T19:00:10.000Z", withdrawn_at: null },
    },
  ],
  created_at: "2026-11-21T19:00:00.000Z",
  updated_at: "2026-11-21T19:00:10.000Z",
  finished_at: "2026-11-21T19:00:10.000Z",
};
export const publish = { ...wanted, publish: true };
export const ofJob = { ...ofShow, job_id: job.id };
export const retry = { ...ofJob, publish: true };
