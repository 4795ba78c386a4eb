import { ApiError } from "./api-error";
import { type ApiResult, type CallOptions, callEndpoint, PATIENT, type Transport } from "./call-endpoint";
import type { OnProgress } from "./fetch-with-progress";
import { ASKS_MODEL, ENDPOINTS, type EndpointId } from "./generated/endpoints";
import { recheckSession } from "./session-channel";

export type { ApiMeta, ApiResult, CallAs } from "./call-endpoint";

export interface ApiOptions<Id extends string> extends CallOptions<Id> {
  /** Called with the upload progress of the file. */
  onProgress?: OnProgress;
}

const DASHBOARD: Transport = { timeoutMs: 10_000 };
/** Uploads take as long as the connection needs. */
const FILE: Transport = { timeoutMs: 15 * 60_000 };
/** For operations that run or ask a model first. */
const WITH_MODEL: Transport = { timeoutMs: 60_000 };

/** The session ended or the browser switched to another one: open pages have to check. */
const LOST = ["unauthorized", "session_changed"];

/** Calls any operation that pages use, by its id. Throws what `callEndpoint` throws. */
export async function api<Id extends EndpointId>(id: Id, options: ApiOptions<Id>): Promise<ApiResult<Id>> {
  const { onProgress, file, patience } = options;
  const inSession = options.as.startsWith("session:");
  const usual = inSession ? DASHBOARD : PATIENT;
  const patient = ASKS_MODEL.includes(id) ? WITH_MODEL : usual;
  const transport = file || patience === "file" ? FILE : patient;
  try {
    return await callEndpoint(
      ENDPOINTS[id],
      options,
      onProgress ? await withProgress(onProgress) : transport,
    );
  } catch (error) {
    if (inSession && error instanceof ApiError && LOST.includes(error.code)) recheckSession();
    throw error;
  }
}

/** Loaded only when a file is sent, which few pages do. */
async function withProgress(onProgress: OnProgress): Promise<Transport> {
  const { fetchWithProgress } = await import("./fetch-with-progress");
  return { fetch: fetchWithProgress(onProgress), ...FILE };
}
