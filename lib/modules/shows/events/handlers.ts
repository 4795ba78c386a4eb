import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { eventsContract } from "./contract";
import { enterStudio } from "./enter-studio";
import { createEvent, createEventLegacy } from "./making/create-event";
import { getPublicEvent } from "./public/get-public-event";
import { getSignupPreview } from "./public/get-signup-preview";
import { getEvent } from "./reading/get-event";
import { listEvents } from "./reading/list-events";
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
