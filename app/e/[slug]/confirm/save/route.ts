import { confirmByMail } from "@/lib/server/pages/confirm-by-mail";

export const dynamic = "force-dynamic";

export async function POST(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  return confirmByMail(request, (await params).slug);
}
