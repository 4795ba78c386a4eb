import { confirmByEmail } from "@/lib/server/pages/confirm-by-email";

export const dynamic = "force-dynamic";

export async function POST(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  return confirmByEmail(request, (await params).slug);
}
