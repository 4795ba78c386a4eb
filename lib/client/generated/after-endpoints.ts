// Made by `npm run generate:client` from the declarations; do not edit.

/** Those of them that a show's pages call after its end. */
export const AFTER_ENDPOINTS = {
  getReplay: "GET /api/app/events/{slug}/replay",
  watchReplay: "POST /api/app/events/{slug}/replay/watch",
  answerSurvey: "POST /api/app/events/{slug}/survey",
  followCta: "POST /api/app/events/{slug}/cta/{cta}/follow",
} as const;

export type AfterEndpointId = keyof typeof AFTER_ENDPOINTS;
