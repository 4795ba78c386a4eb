import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { Problem } from "@/lib/operation/problem";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";

type Operation = "cancelMyPlace" | "takeMyPlace" | "changeMyPlace";

const MAX_BYTES = 16 * 1024;

/** Reads the form's fields besides the token; none unless the operation takes more. */
type Fields = (form: URLSearchParams) => Record<string, unknown>;

/** Handles a place page form without JavaScript. The token in the form is the permission. */
export const placeForm =
  (operation: Operation, fields: Fields = () => ({})) =>
  async (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
    const { slug } = await params;
    const form = await formOf(request);
    const join = form.get("join") ?? "";
    try {
      const address = request.headers.get("x-real-ip") ?? "";
      const principal = await visitorPrincipal("public", slug, undefined, address);
      await call(operation, principal, { params: { slug }, body: { join, ...fields(form) } });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return new Response(`${error.message}\n`, {
        status: error.status,
        headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
      });
    }
    const back = `/place/${encodeURIComponent(slug)}?join=${encodeURIComponent(join)}`;
    return new Response(null, { status: 303, headers: { Location: back, "Cache-Control": "no-store" } });
  };

async function formOf(request: Request): Promise<URLSearchParams> {
  const bytes = await readUpTo(request, MAX_BYTES);
  return new URLSearchParams(bytes?.toString("utf8") ?? "");
}
