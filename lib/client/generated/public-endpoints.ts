// Made by `npm run generate:client` from the declarations; do not edit.

/** Those of them that a show's pages call before someone is in. */
export const PUBLIC_ENDPOINTS = {
  registerAttendee: "POST /api/app/events/{slug}/signup",
  getSignupPuzzle: "GET /api/app/events/{slug}/signup/puzzle",
  enterShow: "POST /api/app/events/{slug}/enter",
  getStage: "GET /api/app/events/{slug}/stage",
  getRecordingClock: "GET /api/app/events/{slug}/recording-clock",
  watchOpenShow: "POST /api/app/events/{slug}/watch",
} as const;

export type PublicEndpointId = keyof typeof PUBLIC_ENDPOINTS;
