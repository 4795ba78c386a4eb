import { EventEmitter } from "node:events";
import { once } from "../runtime/once";

/** Rings inside this process when jobs were committed; other processes find them at their next poll. */
export const jobBell = (): EventEmitter => once("job-bell", () => new EventEmitter());

export const pokeDispatcher = (): void => void jobBell().emit("due");
