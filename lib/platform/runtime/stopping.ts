import { processSingleton } from "./process-singleton";

const controller = (): AbortController => processSingleton("stopping", () => new AbortController());

/** Aborts when the process is told to stop: streams close, and runs end at their next step. */
export const stopping = (): AbortSignal => controller().signal;

export const beginStopping = (): void => controller().abort(new Error("The process is stopping."));
