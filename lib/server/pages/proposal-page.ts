import { cache } from "react";
import { proposalPrincipal } from "@/lib/api/auth/proposal-principal";
import { call } from "@/lib/api/pipeline/call";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";
import { Problem } from "@/lib/operation/problem";
import { log } from "@/lib/platform/runtime/log";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";
import { addressOf, backTo, plainAnswer } from "./form-answers";
import { visitorAddress } from "./visitor-address";

const MAX_BYTES = 16 * 1024;

/** Returns the proposal of an address; undefined for an address that isn't ours. Shared by title and page. */
export const readProposal = cache(async (token: string): Promise<ProposalWire | undefined> => {
  try {
    const principal = await proposalPrincipal(token, await visitorAddress());
    return (await call("getProposal", principal, { params: { proposal: token } })).data;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
});

/**
 * The form of a proposal's page: signs, then redirects to the page, which shows the result. Whoever is too fast or too late
 * returns to the page as well: it says what the proposal has become.
 */
export async function signByForm(request: Request, token: string): Promise<Response> {
  if (isForeign(request)) return plainAnswer(403, "This form wasn't sent from the proposal's page.");
  const bytes = await readUpTo(request, MAX_BYTES);
  if (!bytes) return plainAnswer(413, "The form is too large.");
  const form = new URLSearchParams(bytes.toString("utf8"));
  const page = `/proposal/${encodeURIComponent(token)}`;
  try {
    const principal = await proposalPrincipal(token, addressOf(request));
    const body = { name: form.get("name") ?? "", consent: form.get("consent") === "true" };
    await call("signProposal", principal, { params: { proposal: token }, body });
    return backTo(page);
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem("internal_error");
    if (problem.status >= 500) log().error({ err: error }, "signing a proposal failed");
    if (problem.status === 404 || problem.code === "version_conflict") return backTo(page);
    return backTo(`${page}?problem=${codeOf(problem)}#sign`);
  }
}

/**
 * The page sends no referrer, because its address is secret, so browsers send its forms with the origin `null`. They still
 * say which site a form comes from.
 */
const isForeign = ({ headers }: Request): boolean =>
  (headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin";

function codeOf({ code, fields }: Problem): string {
  if (code === "rate_limited") return "busy";
  return fields?.name ? "name" : fields?.consent ? "consent" : "other";
}
