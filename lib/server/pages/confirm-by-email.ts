import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { readSignupLink } from "@/lib/modules/pages/signup";
import { Problem } from "@/lib/operation/problem";
import { log } from "@/lib/platform/runtime/log";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";
import { addressOf, backTo, plainAnswer, refusedForm } from "./form-answers";

const MAX_BYTES = 16 * 1024;

/**
 * Registers someone through the link in their email, with the button on its page, because link scanners don't
 * press buttons.
 */
export async function confirmByEmail(request: Request, slug: string): Promise<Response> {
  const refused = refusedForm(request);
  if (refused) return refused;
  const bytes = await readUpTo(request, MAX_BYTES);
  if (!bytes) return plainAnswer(413, "The form is too large.");
  const proof = new URLSearchParams(bytes.toString("utf8")).get("sign_up") ?? "";
  const page = `/e/${encodeURIComponent(slug)}`;
  const again = `${page}/confirm?sign_up=${encodeURIComponent(proof)}`;
  const link = await readSignupLink(slug, proof);
  if (!link) return backTo(again);
  try {
    const principal = await visitorPrincipal("public", slug, undefined, addressOf(request));
    const { data } = await call("registerAttendee", principal, {
      params: { slug },
      body: { ...link.person, proof },
    });
    return backTo(`${page}?registered=${data.state}#register`);
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem("internal_error");
    if (problem.status >= 500)
      log().error({ err: error, path: page }, "confirming a registration by email failed");
    return plainAnswer(problem.status, problem.message);
  }
}
