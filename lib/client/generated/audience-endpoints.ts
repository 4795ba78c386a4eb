// Made by `npm run generate:client` from the declarations; do not edit.

/** Those of them that are open to a show's audience. */
export const AUDIENCE_ENDPOINTS = {
  watchOverHttp: "POST /api/app/events/{slug}/watch-over-http",
  openAudiencePart: "POST /api/app/events/{slug}/audience/track-parts",
  sendAudienceChunks: "POST /api/app/events/{slug}/audience/track-chunks",
  closeAudiencePart: "POST /api/app/events/{slug}/audience/track-parts/close",
  getAudienceNotetaker: "GET /api/app/events/{slug}/audience/notetaker",
  removeNotetakerFromStage: "DELETE /api/app/events/{slug}/audience/notetaker",
  askQuestion: "POST /api/app/events/{slug}/questions",
  voteQuestion: "POST /api/app/events/{slug}/questions/{question_id}/vote",
  viewerRoomToken: "POST /api/app/events/{slug}/room/viewer-token",
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
