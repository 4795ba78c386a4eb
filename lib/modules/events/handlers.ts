import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { eventsContract } from "./contract";
import { createEvent, createEventLegacy } from "./create-event";
import { enterStudio } from "./enter-studio";
import { getEvent } from "./get-event";
import { getPublicEvent } from "./get-public-event";
import { getSignupPreview } from "./get-signup-preview";
import { listEvents } from "./list-events";
import { updateEvent } from "./update-event";

export const handlers: HandlersOf<typeof eventsContract> = {
  createEvent,
  createEventLegacy,
  enterStudio,
  getEvent,
  getPublicEvent,
  getSignupPreview,
  listEvents,
  updateEvent,
};
