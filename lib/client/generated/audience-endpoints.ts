// Made by `npm run generate:client` from the declarations; do not edit.

/** Those of them that are open to the public of a show. */
export const AUDIENCE_ENDPOINTS = {
  getPublicEvent: "GET /api/app/events/{slug}/public",
  enterStudio: "POST /api/app/events/{slug}/studio/enter",
  enterBackstage: "POST /api/app/events/{slug}/backstage/enter",
  registerAttendee: "POST /api/app/events/{slug}/signup",
  getSignupPuzzle: "GET /api/app/events/{slug}/signup/puzzle",
  enterShow: "POST /api/app/events/{slug}/enter",
  getStage: "GET /api/app/events/{slug}/stage",
  getRecordingClock: "GET /api/app/events/{slug}/recording-clock",
  askQuestion: "POST /api/app/events/{slug}/questions",
  voteQuestion: "POST /api/app/events/{slug}/questions/{question_id}/vote",
  viewerRoomToken: "POST /api/app/events/{slug}/room/viewer-token",
  watchOpenShow: "POST /api/app/events/{slug}/watch",
  getAudienceFeed: "GET /api/app/events/{slug}/audience/feed",
  getSaidBefore: "GET /api/app/events/{slug}/audience/captions",
  postChatMessage: "POST /api/app/events/{slug}/chat",
  reportChatLine: "POST /api/app/events/{slug}/chat/{line_id}/report",
  getMyHand: "GET /api/app/events/{slug}/hand",
  setMyHand: "POST /api/app/events/{slug}/hand",
  getMyPart: "GET /api/app/events/{slug}/audience/mine",
  sendReactions: "POST /api/app/events/{slug}/reactions",
  followCta: "POST /api/app/events/{slug}/cta/{cta}/follow",
  castVote: "POST /api/app/events/{slug}/polls/{poll_id}/vote",
  getStageInvitation: "GET /api/app/events/{slug}/stage-invitation",
  answerStageInvitation: "POST /api/app/events/{slug}/stage-invitation/answer",
  getAudienceWhiteboard: "GET /api/app/events/{slug}/audience/whiteboard",
  drawFromAudience: "POST /api/app/events/{slug}/audience/whiteboard",
} as const;

export type AudienceEndpointId = keyof typeof AUDIENCE_ENDPOINTS;
