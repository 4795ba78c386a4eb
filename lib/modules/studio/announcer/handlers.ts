import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { announcerContract } from "./contract";
import { getAnnouncerCapabilities } from "./get-announcer-capabilities";
import { hearAnnouncerLine } from "./hear-announcer-line";

export const handlers: HandlersOf<typeof announcerContract> = {
  getAnnouncerCapabilities,
  hearAnnouncerLine,
};
