import { contract, operation } from "@/lib/operation/operation";
import {
  ChunkAnswer,
  ChunkRound,
  MyUploads,
  NewPart,
  OpenedPart,
  PartEnd,
  PartSchema,
  ServerCopySchema,
  ServerTime,
  ShowParams,
  SpeakerUploads,
  StudioRecordingSpaceSchema,
} from "./schema";

const ofPage = { prefix: "app", tag: "Pages of a show" } as const;
const studio = { ...ofPage, access: "host", scope: "studio:read" } as const;
const backstage = { ...ofPage, access: "guest", scope: "public" } as const;
const audience = { ...ofPage, access: "attendee", scope: "public" } as const;

/** Four tracks a person, each with a call every few seconds, and faster after the show. */
const sends = {
  effect: "write",
  audience: { rate: { perSecond: 8, burst: 80 }, audit: "sum", replay: "own" },
} as const;

const opens = {
  ...sends,
  params: ShowParams,
  body: NewPart,
  output: OpenedPart,
  errors: ["not_found", "version_conflict", "client_inactive", "gone"],
} as const;
const sendsChunks = {
  ...sends,
  params: ShowParams,
  body: ChunkRound,
  output: ChunkAnswer,
  errors: ["not_found", "version_conflict", "client_inactive", "gone", "storage_full", "service_unavailable"],
} as const;
const closes = {
  ...sends,
  params: ShowParams,
  body: PartEnd,
  output: PartSchema,
  errors: ["not_found", "version_conflict", "client_inactive", "gone"],
} as const;
const lists = { effect: "read", params: ShowParams, output: MyUploads, errors: ["not_found"] } as const;

export const tracksContract = contract({
  openStudioPart: operation({
    ...studio,
    ...opens,
    http: "POST /events/{slug}/studio/track-parts",
    summary: "Start uploading a part of your own recording from the studio",
  }),
  sendStudioChunks: operation({
    ...studio,
    ...sendsChunks,
    http: "POST /events/{slug}/studio/track-chunks",
    summary: "Confirm chunks of your own recording, and get URLs for the next ones",
  }),
  closeStudioPart: operation({
    ...studio,
    ...closes,
    http: "POST /events/{slug}/studio/track-parts/close",
    summary: "Finish a part of your own recording",
  }),
  getStudioParts: operation({
    ...studio,
    ...lists,
    http: "GET /events/{slug}/studio/track-parts",
    summary: "List the parts of your own recording, from the studio",
  }),
  listSpeakerUploads: operation({
    ...studio,
    http: "GET /events/{slug}/studio/speaker-uploads",
    summary: "List how much of their own recording each speaker has uploaded",
    effect: "read",
    params: ShowParams,
    output: SpeakerUploads,
    errors: ["not_found"],
  }),
  getStudioRecordingSpace: operation({
    ...studio,
    http: "GET /events/{slug}/studio/recording-space",
    summary: "Get how much more of the show can be recorded, and whether it is",
    effect: "read",
    params: ShowParams,
    output: StudioRecordingSpaceSchema,
    errors: ["not_found"],
  }),
  openBackstagePart: operation({
    ...backstage,
    ...opens,
    http: "POST /events/{slug}/backstage/track-parts",
    summary: "Start uploading a part of your own recording as a guest",
  }),
  sendBackstageChunks: operation({
    ...backstage,
    ...sendsChunks,
    http: "POST /events/{slug}/backstage/track-chunks",
    summary: "Confirm chunks of your own recording as a guest, and get URLs for the next ones",
  }),
  closeBackstagePart: operation({
    ...backstage,
    ...closes,
    http: "POST /events/{slug}/backstage/track-parts/close",
    summary: "Finish a part of your own recording as a guest",
  }),
  getBackstageParts: operation({
    ...backstage,
    ...lists,
    http: "GET /events/{slug}/backstage/track-parts",
    summary: "List the parts of your own recording as a guest",
  }),
  getBackstageServerCopy: operation({
    ...backstage,
    http: "GET /events/{slug}/backstage/server-copy",
    summary: "Get whether the server has stopped recording the show",
    effect: "read",
    params: ShowParams,
    output: ServerCopySchema,
    errors: ["not_found"],
  }),
  openAudiencePart: operation({
    ...audience,
    ...opens,
    http: "POST /events/{slug}/audience/track-parts",
    summary: "Start uploading a part of your own recording as an attendee on stage",
  }),
  sendAudienceChunks: operation({
    ...audience,
    ...sendsChunks,
    http: "POST /events/{slug}/audience/track-chunks",
    summary: "Confirm chunks of your own recording as an attendee, and get URLs for the next ones",
  }),
  closeAudiencePart: operation({
    ...audience,
    ...closes,
    http: "POST /events/{slug}/audience/track-parts/close",
    summary: "Finish a part of your own recording as an attendee",
  }),
  getAudienceParts: operation({
    ...audience,
    ...lists,
    http: "GET /events/{slug}/audience/track-parts",
    summary: "List the parts of your own recording as an attendee",
  }),
  getRecordingClock: operation({
    ...ofPage,
    http: "GET /events/{slug}/recording-clock",
    access: "public",
    scope: "public",
    summary: "Read the clock that recordings use",
    description: "Straight from the database, so that browsers can estimate its offset from the round trip.",
    effect: "read",
    params: ShowParams,
    output: ServerTime,
    errors: ["not_found"],
  }),
});
