/**
 * Where the browser finds each operation that pages call. Kept by hand so that no schema ships to browsers;
 * a test holds every line against the registry.
 */
export const ENDPOINTS = {
  getPublicEvent: "GET /api/app/events/{slug}/public",
  registerAttendee: "POST /api/app/events/{slug}/signup",
  enterShow: "POST /api/app/events/{slug}/enter",
  viewerRoomToken: "POST /api/app/events/{slug}/room/viewer-token",
  getStage: "GET /api/app/events/{slug}/stage",
  listClients: "GET /v1/clients",
  createClient: "POST /v1/clients",
  getClient: "GET /v1/clients/{id}",
  updateClient: "PATCH /v1/clients/{id}",
} as const satisfies Record<string, `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`>;

export type EndpointId = keyof typeof ENDPOINTS;
