import type { IncomingMessage, ServerResponse } from "node:http";
import { answerRequest } from "@/lib/api/http/answer-request";
import { isMcpPath } from "@/lib/mcp/handle-mcp";
import { Problem } from "@/lib/operation/problem";
import { isRehearsed } from "@/lib/platform/runtime/failpoint";
import { log } from "@/lib/platform/runtime/log";
import { answerApi } from "./answer-api";
import { sendAnswer, toApiRequest } from "./node-adapter";

/** While `lost-answers` is rehearsed, one in this many responses of operations is lost. */
const EVERY = 10;
/** In turn: half of them before the work, half after it. */
const LOSSES = [
  { after: false, by: "503" },
  { after: true, by: "cut" },
  { after: false, by: "cut" },
  { after: true, by: "503" },
] as const;

type Loss = (typeof LOSSES)[number];

let calls = 0;

function nextLoss(url: string): Loss | undefined {
  if (!isRehearsed("lost-answers") || isMcpPath(url)) return undefined;
  calls += 1;
  return calls % EVERY === 0 ? LOSSES[(calls / EVERY) % LOSSES.length] : undefined;
}

/** Handles requests to the API's prefixes. */
export async function serveApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const loss = nextLoss(request.url ?? "/");
  if (loss && !loss.after) return lose(loss, request, response);
  const answer = await answerApi(toApiRequest(request));
  if (loss) return lose(loss, request, response);
  sendAnswer(request, response, answer);
}

async function lose(loss: Loss, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url } = request;
  log().warn({ method, path: url?.split("?")[0], ...loss }, "answer lost for a rehearsal");
  if (loss.by === "cut") return void response.destroy();
  const busy = new Problem("service_unavailable", undefined, undefined, { "Retry-After": "1" });
  sendAnswer(request, response, await answerRequest(toApiRequest(request), () => Promise.reject(busy)));
}
