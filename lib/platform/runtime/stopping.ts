import { once } from "./once";

const controller = (): AbortController => once("stopping", () => new AbortController());

/** Aborted once the process was asked to end: streams close, and runs that would go on end at their next step. */
export const stopping = (): AbortSignal => controller().signal;

export const beginStopping = (): void => controller().abort(new Error("The process is stopping."));
