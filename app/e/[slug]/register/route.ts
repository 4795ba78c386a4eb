import { registerByForm } from "@/lib/server/pages/register-by-form";

export const dynamic = "force-dynamic";

export async function POST(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  return registerByForm(request, (await params).slug);
}

/** Handles a GET of the form's own URL. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  return new Response(null, { status: 303, headers: { Location: `/e/${encodeURIComponent(slug)}` } });
}
