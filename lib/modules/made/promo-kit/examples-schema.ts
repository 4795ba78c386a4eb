const slug = "what-engines-can-compose-7kq3xn";
export const ofShow = { slug };

const at = "2026-11-28T09:00:00.000Z";

export const job = {
  id: "job_01k9promokit00000000000000",
  state: "queued" as const,
  ...{ stage: null, progress: 0, error: null, made: 0, automatic: false },
  ...{ created_at: at, ended_at: null },
};
export const oneJob = { ...ofShow, job_id: job.id };

const item = {
  id: "pki_01k9post000000000000000000",
  person_id: "gst_01k9guest0000000000000000",
  kind: "copy" as const,
  ...{ size: null, place: "x_post" as const, version: 1, state: "draft" as const },
  ...{ stale: false, edited: false, text: "I’m speaking at “What engines can compose”." },
  ...{ url: null, source: null, width: null, height: null, file_url: null, teaser: null },
  ...{ made_at: at, updated_at: at },
};

export const kit = {
  people: [
    {
      ...{ person_id: item.person_id, name: "Ada Lovelace", has_photo: true },
      ...{ teaser_waits_for: "show_end" as const, items: [item] },
    },
  ],
  job: null,
};

export const approve = { ...ofShow, item_id: item.id, state: "approved" };
export const approved = { ...item, version: 2, state: "approved" as const };

export const everything = { ...ofShow, include: "all" };
export const bundle = {
  url: "https://shows.example.com/files/wsp_01k9/live/kit_01k9?expires=1795251600&signature=c2lnbmVk",
  ...{ expires_at: "2026-11-28T09:15:00.000Z", items: 9, message: null },
};
