import { sendProposalPdf } from "@/lib/server/pages/proposal-pdf";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  return sendProposalPdf(request, (await params).token);
}
