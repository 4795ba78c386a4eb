import { EventEmitter } from "node:events";
import { once } from "../runtime/once";

/** `due` inside this process when jobs were committed, `freed` when slots are; other processes find both at their next poll. */
export const jobSignals = (): EventEmitter => once("job-bell", () => new EventEmitter());

export const pokeDispatcher = (): void => void jobSignals().emit("due");
