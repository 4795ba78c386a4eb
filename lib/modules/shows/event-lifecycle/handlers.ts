import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { eventLifecycleContract } from "./contract";
import { duplicateEvent } from "./duplicating/duplicate-event";
import { getEventReadiness } from "./readiness/get-event-readiness";
import { archiveEvent } from "./states/archive-event";
import { cancelEvent } from "./states/cancel-event";
import { deleteEvent, deleteEventLegacy } from "./states/delete-event";
import { publishEvent } from "./states/publish-event";
import { unpublishEvent } from "./states/unpublish-event";

export const handlers: HandlersOf<typeof eventLifecycleContract> = {
  archiveEvent,
  cancelEvent,
  deleteEvent,
  deleteEventLegacy,
  duplicateEvent,
  getEventReadiness,
  publishEvent,
  unpublishEvent,
};
