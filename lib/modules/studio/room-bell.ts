import { EventEmitter } from "node:events";
import { once } from "@/lib/platform/runtime/once";

/** Rings inside this process when somebody noticed that presence may lag behind a show's room. */
export const roomBell = (): EventEmitter => once("room-bell", () => new EventEmitter());

export const ringRoomWatch = (eventId: string): void => void roomBell().emit("look", eventId);
