import { canOpenInbox, readInboxMessage } from "@/lib/modules/email/sending";

/**
 * An email's HTML for the frame on the message page. The proxy gives this path a policy under which nothing
 * in it runs or loads from elsewhere; links open outside the frame.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ key: string; message: string }> },
) {
  const { key, message: id } = await params;
  const message = canOpenInbox(key) ? await readInboxMessage(id) : undefined;
  if (!message) return new Response("Not found\n", { status: 404 });
  const html = message.html.replace(/<head\b[^>]*>/i, (head) => `${head}<base target="_blank">`);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
