import { EventEmitter } from "node:events";
import { processSingleton } from "../runtime/process-singleton";

/** `due` inside this process when jobs were committed, `freed` when slots are; other processes find both at their next poll. */
export const jobSignals = (): EventEmitter => processSingleton("job-bell", () => new EventEmitter());

export const pokeDispatcher = (): void => void jobSignals().emit("due");
