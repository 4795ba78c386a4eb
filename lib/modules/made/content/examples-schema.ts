const slug = "what-engines-can-compose-7kq3xn";

export const ofShow = { slug };

const said = "The engine might compose elaborate pieces of music of any degree of complexity.";

export const item = {
  id: "cnt_01k9summary000000000000000",
  recording_id: "rec_01k9recording0000000000000",
  kind: "summary" as const,
  language: "en" as const,
  version: 1,
  state: "draft" as const,
  title: "What engines can compose",
  blocks: [
    {
      ...{ block_id: "1-1", kind: "said" as const, text: `Ada Lovelace: “${said}”`, edited: false },
      basis: [
        {
          ...{ person_id: "guest-gst_01k9guest0000000000000000", name: "Ada Lovelace" },
          ...{ start_sec: 754.2, end_sec: 760.1, quote: said },
        },
      ],
      basis_state: "current" as const,
    },
  ],
  missing: null,
  edited: false,
  written_by: "rules" as const,
  stale: [],
  words: 14,
  transcript_version: 2,
  recording_version: 3,
  generated_at: "2026-11-21T18:40:00.000Z",
  created_at: "2026-11-21T18:40:00.000Z",
  updated_at: "2026-11-21T18:40:00.000Z",
};

export const blogPost = { ...ofShow, kinds: ["blog_post"] };
export const generated = {
  job_id: "job_01k9content000000000000000",
  recording_id: item.recording_id,
  items: [{ ...item, kind: "blog_post" as const, blocks: [], missing: "no_chapters" as const, words: 0 }],
  kept: [],
};

const shorter = "Ada Lovelace on what engines can compose.";
export const edit = { ...ofShow, content_id: item.id, blocks: [{ text: shorter }] };
export const edited = {
  ...{ ...item, version: 2, edited: true, words: 7, updated_at: "2026-11-21T18:52:00.000Z" },
  blocks: [
    {
      ...{ block_id: "2-1", kind: "own" as const, text: shorter, edited: false },
      ...{ basis: [], basis_state: null },
    },
  ],
};
