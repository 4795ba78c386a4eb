import { canOpenInbox, readInbox } from "@/lib/modules/email/sending";

const MAX = 500;

/**
 * Captured emails with their contents, newest first, for tests and the demo: `?to=` matches part of an
 * address, `?limit=`.
 */
export async function GET(request: Request, { params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  if (!canOpenInbox(key)) return answer(404, { error: "not_found" });
  const query = new URL(request.url).searchParams;
  const limit = Number(query.get("limit") ?? "50");
  const messages = await readInbox({
    to: query.get("to") ?? undefined,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX) : 50,
  });
  return answer(
    200,
    messages.map(({ to, ...message }) => ({ ...message, to: to.join(", ") })),
  );
}

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
