import { EventEmitter } from "node:events";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** Emits `look` inside this process when presence may lag behind a show's room. */
export const roomSignals = (): EventEmitter => processSingleton("room-bell", () => new EventEmitter());

export const requestReconcile = (eventId: string): void => void roomSignals().emit("look", eventId);
