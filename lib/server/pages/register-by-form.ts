import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { Problem } from "@/lib/operation/problem";
import { log } from "@/lib/platform/runtime/log";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";
import type { Principal } from "@/lib/platform/security/principal";
import { fill } from "@/lib/signup/words/fill";
import { wordsFor } from "@/lib/signup/words/words-for";
import { addressOf, backTo, plainAnswer, refusedForm } from "./form-answers";
import { clearFlash, writeFlash } from "./signup-flash";

const MAX_BYTES = 16 * 1024;
const UTM = ["source", "medium", "campaign", "term", "content"] as const;

/**
 * The signup page's form without JavaScript: registers, then redirects to the page, which shows the result.
 * Entered values travel in a short-lived cookie, never in the URL.
 */
export async function registerByForm(request: Request, slug: string): Promise<Response> {
  const refused = refusedForm(request);
  if (refused) return refused;
  const bytes = await readUpTo(request, MAX_BYTES);
  if (!bytes) return plainAnswer(413, "The form is too large.");
  const form = new URLSearchParams(bytes.toString("utf8"));
  const page = `/e/${encodeURIComponent(slug)}`;
  try {
    const principal = await visitorPrincipal("public", slug, undefined, addressOf(request));
    const { language, organiser } = (await call("getPublicEvent", principal, { params: { slug } })).data;
    const consent = fill(wordsFor(language).consent, { sender: organiser.name });
    const state = await registered(principal, slug, bodyOf(form, consent));
    return backTo(`${page}?registered=${state}#register`, clearFlash(slug));
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem("internal_error");
    if (problem.status >= 500) log().error({ err: error, path: page }, "form registration failed");
    if (problem.status === 404) return backTo(page);
    return backTo(`${page}?problem=1#register`, writeFlash(slug, flashOf(form, problem)));
  }
}

/**
 * If so many people sign up that a proof of work is required, which a plain form can't provide, a link is
 * emailed instead.
 */
async function registered(
  principal: Principal,
  slug: string,
  body: Record<string, unknown>,
): Promise<string> {
  try {
    return (await call("registerAttendee", principal, { params: { slug }, body })).data.state;
  } catch (error) {
    if (!(error instanceof Problem) || error.fields?.proof !== "required") throw error;
    await call("requestSignupLink", principal, { params: { slug }, body });
    return "by_mail";
  }
}

function bodyOf(form: URLSearchParams, consentWording: string): Record<string, unknown> {
  const utm: Record<string, string> = {};
  for (const name of UTM) {
    const value = form.get(`utm_${name}`);
    if (value) utm[name] = value.slice(0, 200);
  }
  const consent = form.get("marketing_consent") === "true";
  const website = form.get("website")?.slice(0, 1000);
  return {
    name: form.get("name") ?? "",
    email: form.get("email") ?? "",
    ...(website ? { website } : {}),
    marketing_consent: consent,
    ...(consent ? { consent_wording: consentWording } : {}),
    ...(Object.keys(utm).length > 0 ? { utm } : {}),
  };
}

const flashOf = (form: URLSearchParams, problem: Problem) => ({
  name: (form.get("name") ?? "").slice(0, 120),
  email: (form.get("email") ?? "").slice(0, 254),
  marketingConsent: form.get("marketing_consent") === "true",
  code: problem.code,
  fields: problem.fields ?? {},
});
