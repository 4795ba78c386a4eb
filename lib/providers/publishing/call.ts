import type { OutboundAnswer } from "@/lib/platform/outbound";
import { OutboundError, outbound } from "@/lib/platform/outbound";
import { PublishError } from "./port";

export interface Request {
  method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** How long it may take, if that's more than usual. */
  totalMs?: number;
}

/**
 * Calls a destination, under the rules for addresses that people enter: redirects aren't followed.
 * @throws PublishError if there is no answer
 */
export async function callDestination(request: Request, allowHttp: boolean): Promise<OutboundAnswer> {
  try {
    return await outbound().request({ ...request, allowHttp });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new PublishError(error.message, !FINAL.includes(error.fault));
  }
}

const FINAL: readonly OutboundError["fault"][] = ["url_not_allowed", "address_not_allowed", "tls_failed"];

export const isSuccess = ({ status }: OutboundAnswer): boolean => status >= 200 && status < 300;

/** Why an answer isn't a success: worth another try after a timeout, too many requests, or a failure of the destination. */
export function refusal(answer: OutboundAnswer, now: number): PublishError {
  const { status, headers } = answer;
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  const said = status >= 300 && status < 400 ? "Redirects aren't followed." : excerpt(answer);
  return new PublishError(
    `The destination answered ${status}.${said && ` ${said}`}`,
    isPassing,
    retryAfter(headers["retry-after"], now),
  );
}

/** Enough to see what is wrong, without anything that looks like a secret. */
function excerpt({ body }: OutboundAnswer): string {
  const text = body
    .toString("utf8")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const { message } = messageIn(text);
  return message.replaceAll(/[\w.~+/-]{24,}/g, "[…]").slice(0, 160);
}

function messageIn(text: string): { message: string } {
  try {
    const { error, error_description: description, message } = JSON.parse(text);
    return { message: String(error?.message ?? description ?? message ?? "") };
  } catch {
    return { message: "" };
  }
}

function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,7}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1_000);
}
