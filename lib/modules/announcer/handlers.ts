import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { announcerContract } from "./contract";
import { getAnnouncerCapabilities } from "./get-announcer-capabilities";
import { speakAnnouncerLine } from "./speak-announcer-line";

export const handlers: HandlersOf<typeof announcerContract> = {
  getAnnouncerCapabilities,
  speakAnnouncerLine,
};
