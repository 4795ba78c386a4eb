import { contract, operation } from "@/lib/operation/operation";
import { AnnouncerCapabilitiesSchema, ShowParams, SpeakLineInput, SpokenLineSchema } from "./schema";

const shared = { prefix: "v1", tag: "Announcer", scope: "events:read", params: ShowParams } as const;
const ofShow = { slug: "designing-for-delight-k3m9qz" };
const heart = "heart (American English, a woman's)";

export const announcerContract = contract({
  getAnnouncerCapabilities: operation({
    ...shared,
    http: "GET /events/{slug}/announcer/capabilities",
    effect: "read",
    summary: "Get the announcer's voices and languages",
    description:
      "Whether a show's lines can be spoken on this installation, in which languages and voices, and what is missing if they can't.",
    output: AnnouncerCapabilitiesSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "With the built-in voice",
        input: ofShow,
        output: {
          driver: "built_in",
          spoken: true,
          reason: null,
          language: "en",
          languages: ["en"],
          voices: [{ voice: "nova", sounds_like: heart }],
          limits: { characters: 10_000, seconds: 900 },
        },
      },
    ],
  }),
  hearAnnouncerLine: operation({
    ...shared,
    http: "POST /events/{slug}/announcer/speech",
    effect: "write",
    asksModel: true,
    summary: "Preview how the announcer says a line",
    description:
      "Returns a URL to play the line, valid for 15 minutes without a key; the same line in the same voice is generated once. The show isn't affected. If there is no voice for the show's language, `spoken` is false and `reason` says why: on air, such a line appears as a caption only.",
    body: SpeakLineInput,
    output: SpokenLineSchema,
    errors: ["not_found", "storage_full"],
    examples: [
      {
        summary: "The opening line, before the show",
        input: { ...ofShow, text: "Welcome, everyone! Please give a warm hand to Ada Lovelace." },
        output: {
          spoken: true,
          reason: null,
          voice: "nova",
          sounds_like: heart,
          language: "en",
          sound: {
            url: "https://shows.example.com/files/wsp_01k9/test/fil_01k9?expires=1795251600&signature=c2lnbmVk",
            expires_at: "2026-11-21T09:15:00.000Z",
            seconds: 4.36,
          },
        },
      },
    ],
  }),
});
