import type { IncomingMessage, ServerResponse } from "node:http";
import { answerRequest } from "@/lib/api/http/answer-request";
import { isMcpPath } from "@/lib/mcp/handle-mcp";
import { Problem } from "@/lib/operation/problem";
import { rehearsedNumber } from "@/lib/platform/runtime/failpoint";
import { log } from "@/lib/platform/runtime/log";
import { answerApi } from "./answer-api";
import { type Loss, LostAnswers } from "./lost-answers";
import { sendAnswer, toApiRequest } from "./node-adapter";

let losses: LostAnswers | undefined;

function nextLoss(url: string): Loss | undefined {
  const every = rehearsedNumber("lost-answers");
  if (every === undefined || isMcpPath(url)) return undefined;
  losses ??= new LostAnswers(every);
  return losses.next();
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
