import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";
import { wordsFor } from "@/lib/signup/words/words-for";
import { clearFlash, writeFlash } from "./signup-flash";

const MAX_BYTES = 16 * 1024;
const FORM_TYPE = "application/x-www-form-urlencoded";
const UTM = ["source", "medium", "campaign", "term", "content"] as const;

/**
 * The signup page's form without JavaScript: registers, then sends the browser back to the page, which tells what
 * came of it. What was typed travels in a short-lived cookie, never in the address.
 */
export async function registerByForm(request: Request, slug: string): Promise<Response> {
  const refused = refusal(request);
  if (refused) return refused;
  const bytes = await readUpTo(request, MAX_BYTES);
  if (!bytes) return plain(413, "That is more than this form takes.");
  const form = new URLSearchParams(bytes.toString("utf8"));
  const page = `/e/${encodeURIComponent(slug)}`;
  try {
    const principal = await visitorPrincipal("public", slug, undefined, addressOf(request));
    const { language, organiser } = (await call("getPublicEvent", principal, { params: { slug } })).data;
    const consent = wordsFor(language).consent(organiser.name);
    const { data } = await call("registerAttendee", principal, {
      params: { slug },
      body: bodyOf(form, consent),
    });
    return back(`${page}?registered=${data.state}#register`, clearFlash(slug));
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem("internal_error");
    if (problem.status >= 500) log().error({ err: error, path: page }, "form registration failed");
    if (problem.status === 404) return back(page);
    return back(`${page}?problem=1#register`, writeFlash(slug, flashOf(form, problem)));
  }
}

/** The same rule as for every call that a browser makes on its own: it has to come from our own page. */
function refusal(request: Request): Response | null {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) return plain(415, "This address takes the form of the signup page.");
  const origin = request.headers.get("origin");
  const own = new URL(env().PUBLIC_URL).origin;
  const ours = origin !== null ? origin === own : request.headers.get("sec-fetch-site") === "same-origin";
  return ours ? null : plain(403, "This form was not sent by our own page.");
}

const addressOf = (request: Request): string => request.headers.get("x-real-ip") ?? "unknown";

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

function back(location: string, cookie?: string): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  if (cookie) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

const plain = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
