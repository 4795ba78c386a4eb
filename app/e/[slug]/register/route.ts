import { registerByForm } from "@/lib/server/pages/register-by-form";

export const dynamic = "force-dynamic";

export async function POST(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  return registerByForm(request, (await params).slug);
}

/** Somebody opened the address of the form itself. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  return new Response(null, { status: 303, headers: { Location: `/e/${encodeURIComponent(slug)}` } });
}
