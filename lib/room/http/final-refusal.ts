import { ApiError } from "@/lib/client/api-error";

/** A show that is over isn't among them: the picture is still on its way to the end, and the show may resume. */
const FINAL = ["unauthorized", "not_found", "client_inactive"];
const FINAL_STATES = ["http_off", "removed"];

/** Whether asking to watch over HTTP is pointless from now on. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (FINAL.includes(error.code) || FINAL_STATES.includes(error.fields.status ?? ""));
