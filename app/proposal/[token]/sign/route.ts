import { signByForm } from "@/lib/server/pages/proposal-page";

export const dynamic = "force-dynamic";

interface Given {
  params: Promise<{ token: string }>;
}

export async function POST(request: Request, { params }: Given): Promise<Response> {
  return signByForm(request, (await params).token);
}

/** Handles a GET of the form's own URL. */
export async function GET(_: Request, { params }: Given): Promise<Response> {
  const { token } = await params;
  return new Response(null, { status: 303, headers: { Location: `/proposal/${encodeURIComponent(token)}` } });
}
