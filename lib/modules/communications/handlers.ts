import type { HandlersOf } from "@/lib/operation/handlers-of";
import { cancelCommunication } from "./cancel-communication";
import type { communicationsContract } from "./contract";
import { createCommunicationDraft } from "./create-communication-draft";
import { getCommunication } from "./get-communication";
import { listCommunications } from "./list-communications";
import { previewCommunication } from "./preview-communication";
import { scheduleCommunication } from "./schedule-communication";
import { sendCommunication } from "./send-communication";

export const handlers: HandlersOf<typeof communicationsContract> = {
  listCommunications,
  previewCommunication,
  createCommunicationDraft,
  getCommunication,
  sendCommunication,
  scheduleCommunication,
  cancelCommunication,
};
