import { readFileSync } from "node:fs";
import { previewKey } from "@/lib/modules/pages/signup-pages/previews/preview-key";
import { boardExample } from "@/lib/modules/studio/whiteboard/examples-schema";
import type { Operation } from "@/lib/operation/operation";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";
import { authorizationOf } from "@/test/support/oauth";
import { SPOKEN_FILE } from "@/test/support/spoken-sample";
import { SHOW_DOCUMENT } from "./show-document";
import type { Names } from "./stock";

const SPOKEN = readFileSync(SPOKEN_FILE, "base64");

const newPart = (person = "") => ({
  person,
  kind: "camera",
  source: "conformance-1",
  content_type: "video/mp4",
  codec: "avc1.42E01E",
  width: 1280,
  height: 720,
  starts_at: new Date().toISOString(),
});
const noChunks = (part_id = "") => ({ part_id, stored: [], next: [], left_bytes: 0 });
const endOfPart = (part_id = "") => {
  const measured = { anchors: [], clock_error_ms: null, recorder: "" };
  return { part_id, chunks: 0, quality: { ...measured, recorder_started_at: "2031-01-14T17:00:00.000Z" } };
};

/** Inputs of operations whose examples can't be used as they are, mostly because they name other objects. */
const inputs: Record<string, (names: Names) => Record<string, unknown>> = {
  removeRegistrationByEmail: () => ({ email: "grace@example.com" }),
  revokeCallKey: ({ call_key_id }) => ({ id: call_key_id }),
  // This world's show is on air, so its start can no longer be moved.
  updateEvent: () => ({ title: "Another title", theme: "retro" }),
  createClient: () => ({ name: "Northwind", external_id: newId("crm"), metadata: { tier: "gold" } }),
  createSeries: () => ({ name: "Engines weekly", slug: newId("s").replaceAll("_", "-") }),
  explainEventEmail: ({ registration_id }) => ({ kind: "confirmation", registration_id }),
  inviteMember: () => ({ email: `${newId("i")}@example.com`, role: "member" }),
  changePeople: ({ registration_id }) => ({ registration_ids: [registration_id], action: "cancel" }),
  transferWorkspace: ({ user_id }) => ({ user_id }),
  previewAuthorization: ({ app_id }) => authorizationOf(app_id ?? ""),
  approveAuthorization: ({ app_id }) => ({ ...authorizationOf(app_id ?? ""), scopes: ["events:read"] }),
  enterStudio: ({ studio_key }) => ({ key: studio_key }),
  enterBackstage: ({ backstage_token }) => ({ token: backstage_token }),
  enterShow: ({ join }) => ({ join }),
  cancelMyPlace: ({ join }) => ({ join }),
  changeMyPlace: ({ join }) => ({ join, name: "Grace H" }),
  takeMyPlace: ({ held_join }) => ({ join: held_join }),
  goLive: () => ({ countdown_sec: 0 }),
  prepareStage: () => ({ action: "set_layout", layout: "grid" }),
  acknowledgeCommand: () => ({ version: 3 }),
  sendPrivateMessage: ({ guest_id }) => ({ guest_id, text: "Two minutes." }),
  hearMyCue: ({ cue = "" }) => ({ cue }),
  sendMyMessage: () => ({ text: "Coming." }),
  watchOverHttp: () => ({ tab: "0123456789abcdef" }),
  completeAsset: ({ asset_sha256 }) => ({ sha256: asset_sha256 }),
  completePresentation: ({ presentation_sha256 }) => ({ sha256: presentation_sha256 }),
  completeVideo: ({ video_sha256 }) => ({ sha256: video_sha256 }),
  attachPresentation: () => ({ segments: [], presenter: "host" }),
  replacePlan: () => ({ segments: [{ title: "Alone", type: "talk", duration_sec: 900 }] }),
  reorderSegments: ({ segment_id, other_segment_id }) => ({ segment_ids: [other_segment_id, segment_id] }),
  decidePlanDraft: ({ draft_id }) => ({ action: "take", draft_id }),
  getSignupPreview: ({ event_id = "" }) => ({
    signed: previewKey(event_id, null, new Date(Date.now() + 600_000)),
  }),
  recordTechnicalCheck: ({ guest_id }) => ({ guest_id, camera: "ok", microphone: "ok", speakers: "ok" }),
  applyShow: ({ show_hash }) => ({ document: SHOW_DOCUMENT, hash: show_hash }),
  createRehearsal: ({ guest_id }) => ({ starts_at: "2031-04-29T16:00:00Z", guest_ids: [guest_id] }),
  completeRecordingUpload: () => ({}),
  editRecording: () => ({ kind: "drop", from_sec: 1, to_sec: 2 }),
  answerRecording: () => ({ agrees: true, text_version: 2 }),
  answerStudioRecording: () => ({ agrees: true, text_version: 2 }),
  confirmMyDetails: () => ({ name: "Ada King", title: "Countess", company: "Engines" }),
  recordMyCheck: () => ({ camera: "ok", microphone: "ok", browser: "Chrome" }),
  createStudioLink: () => ({ name: "Ben", role: "moderator" }),
  manageStudioLink: () => ({ action: "rotate" }),
  inviteToStage: ({ person }) => ({ identity: person }),
  decideProposal: () => ({ approve: true }),
  decideHolding: () => ({ action: "keep" }),
  postChatMessage: () => ({ id: newId("line"), text: "Hello from London!" }),
  postGuestLine: () => ({ id: newId("line"), text: "Hello from backstage!" }),
  drawInStudio: () => ({ elements: boardExample.elements }),
  drawBackstage: () => ({ elements: boardExample.elements }),
  drawFromAudience: () => ({ elements: boardExample.elements }),
  hearCommand: () => ({ sound: SPOKEN }),
  setMyHand: () => ({ raised: true }),
  castVote: () => ({ option: 1 }),
  askQuestion: () => ({ id: newId("ask"), text: "How small is small?" }),
  voteQuestion: () => ({ wanted: true }),
  answerSurvey: () => ({ score: 9, comment: "Well done" }),
  watchReplay: () => ({ view: newId("view"), ms: 5_000 }),
  sendReactions: () => ({ page: newId("page"), sent: { heart: 1 } }),
  openStudioPart: ({ host_identity }) => newPart(host_identity),
  openBackstagePart: ({ guest_id = "" }) => newPart(guestPersonId(guest_id)),
  openAudiencePart: ({ registration_id = "" }) => newPart(attendeePersonId(registration_id)),
  sendStudioChunks: ({ host_part_id }) => noChunks(host_part_id),
  sendBackstageChunks: ({ guest_part_id }) => noChunks(guest_part_id),
  sendAudienceChunks: ({ attendee_part_id }) => noChunks(attendee_part_id),
  closeStudioPart: ({ host_part_id }) => endOfPart(host_part_id),
  closeBackstagePart: ({ guest_part_id }) => endOfPart(guest_part_id),
  closeAudiencePart: ({ attendee_part_id }) => endOfPart(attendee_part_id),
  correctTranscript: ({ said }) => ({ corrections: [{ segment_id: said, text: "Good evening, everyone." }] }),
  manageShortSegment: ({ clip_segment }) => ({ action: "archive", segment_id: Number(clip_segment) }),
  renderShort: ({ clip_segment }) => ({ segment_id: Number(clip_segment) }),
  promptShort: () => ({ prompt: "from 0:02 to 0:09, vertical" }),
  manageShortJob: ({ clip_job }) => ({ action: "cancel", job_id: Number(clip_job) }),
  previewDistribution: ({ destination_id, content_id }) => ({
    content_id,
    destination_ids: [destination_id],
  }),
  createDistributionJob: ({ destination_id, content_id }) => ({
    ...{ content_id, destination_ids: [destination_id], publish: true },
  }),
  answerStageInvitation: () => ({ answer: "accept", version: 1 }),
};

/** An operation's first example, unless overridden above. */
export const inputOf = (op: Operation, names: Names): Record<string, unknown> =>
  inputs[op.id]?.(names) ?? { ...(op.examples?.[0]?.input ?? {}) };

/** What operations need or use up besides the objects in their path. */
const BESIDES: Record<string, readonly string[]> = {
  transferWorkspace: ["user_id"],
  leaveWorkspace: ["user_id"],
  changePeople: ["registration_id"],
  previewAuthorization: ["app_id"],
  approveAuthorization: ["app_id"],
  revokeOtherSessions: ["session_id"],
  completeAsset: ["asset_sha256"],
  completePresentation: ["presentation_sha256"],
  completeVideo: ["video_sha256"],
  revokeCallKey: ["call_key_id"],
  listCalls: ["call_id"],
  replacePlan: ["segment_id"],
  reorderSegments: ["segment_id"],
  decidePlanDraft: ["draft_id"],
  advanceTestClock: ["quiet"],
  applyShow: ["show_hash"],
  listPrivateMessages: ["private_message"],
  sendPrivateMessage: ["guest_id"],
  inviteToStage: ["person"],
  getTranscript: ["said"],
  correctTranscript: ["said"],
  generateTranscript: ["recording_id"],
  listShorts: ["clip_segment"],
  analyzeShorts: ["said"],
  manageShortSegment: ["clip_segment"],
  renderShort: ["clip_segment", "ready_recording"],
  promptShort: ["said", "ready_recording"],
  manageShortJob: ["clip_job"],
  listContent: ["content_id"],
  generateContent: ["ready_recording"],
  completeRecordingUpload: ["awaited_upload"],
  createPromoKitBundle: ["item_id"],
  getPromoKit: ["item_id"],
  listDestinations: ["destination_id"],
  previewDistribution: ["destination_id", "content_id", "ready_recording"],
  createDistributionJob: ["destination_id", "content_id", "ready_recording"],
  listDistributionJobs: ["distribution_job"],
};

/** Operations for a show that hasn't been opened yet. */
const FOR_DRAFTS = [
  "publishEvent",
  "unpublishEvent",
  "cancelEvent",
  "archiveEvent",
  "deleteEvent",
  "deleteEventLegacy",
];

/** Operations for a show whose host is in the studio, before it goes on air. */
const BEFORE_AIR: Record<string, string> = {
  startRehearsal: "prepared_slug",
  endRehearsal: "rehearsed_slug",
};

const slugFor = ({ id }: Operation): string =>
  BEFORE_AIR[id] ?? (FOR_DRAFTS.includes(id) ? "draft_slug" : "slug");

/** Parameters of paths that name something else than elsewhere. */
const jobOf = ({ path }: Operation): string => {
  if (path.includes("/distribution/jobs/")) return "distribution_job";
  return path.includes("/promo-kit/jobs/") ? "promo_job_id" : "job_id";
};

/** The operation's path parameters. */
export const paramsOf = (op: Operation, names: Names): Names => ({
  ...names,
  ...(op.params.shape.job_id ? { job_id: names[jobOf(op)] ?? "" } : {}),
  slug: names[slugFor(op)] ?? names.slug ?? "",
});

/** The names of everything that a call of the operation needs and may change. */
export const namesTaken = (op: Operation): string[] => [
  ...Object.keys(op.params.shape).map((name) =>
    name === "slug" ? slugFor(op) : name === "job_id" ? jobOf(op) : name,
  ),
  ...(BESIDES[op.id] ?? []),
];
