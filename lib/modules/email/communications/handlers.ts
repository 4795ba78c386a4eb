import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { communicationsContract } from "./contract";
import { createCommunicationDraft } from "./create-communication-draft";
import { getCommunication } from "./get-communication";
import { listCommunications } from "./list-communications";
import { previewCommunication } from "./preview-communication";
import { cancelCommunication } from "./sending/cancel-communication";
import { scheduleCommunication } from "./sending/schedule-communication";
import { sendCommunication } from "./sending/send-communication";

export const handlers: HandlersOf<typeof communicationsContract> = {
  listCommunications,
  previewCommunication,
  createCommunicationDraft,
  getCommunication,
  sendCommunication,
  scheduleCommunication,
  cancelCommunication,
};
