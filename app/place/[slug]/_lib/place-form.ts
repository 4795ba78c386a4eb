import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { Problem } from "@/lib/operation/problem";

type Operation = "cancelMyPlace" | "takeMyPlace";

/** Answers a form of the place page, without JavaScript. The token in it is the permission. */
export const placeForm =
  (operation: Operation) =>
  async (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> => {
    const { slug } = await params;
    const join = await tokenOf(request);
    try {
      const address = request.headers.get("x-real-ip") ?? "";
      const principal = await visitorPrincipal("public", slug, undefined, address);
      await call(operation, principal, { params: { slug }, body: { join } });
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

async function tokenOf(request: Request): Promise<string> {
  try {
    return String((await request.formData()).get("join") ?? "");
  } catch {
    return "";
  }
}
