import type { HandlersOf } from "@/lib/operation/handlers-of";
import { archiveEvent } from "./archive-event";
import { cancelEvent } from "./cancel-event";
import type { eventLifecycleContract } from "./contract";
import { deleteEvent, deleteEventLegacy } from "./delete-event";
import { duplicateEvent } from "./duplicate-event";
import { getEventReadiness } from "./get-event-readiness";
import { publishEvent } from "./publish-event";
import { unpublishEvent } from "./unpublish-event";

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
