import { EventEmitter } from "node:events";
import { once } from "@/lib/platform/runtime/once";

/** `look` inside this process when presence may lag behind a show's room. */
export const roomSignals = (): EventEmitter => once("room-bell", () => new EventEmitter());

export const requestReconcile = (eventId: string): void => void roomSignals().emit("look", eventId);
