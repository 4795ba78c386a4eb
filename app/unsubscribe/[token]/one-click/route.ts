import { unsubscribe } from "@/lib/modules/signup";

/**
 * What a POST to `/unsubscribe/{token}` does (the proxy sends it here). A mail program's one-click (RFC 8058) is
 * answered with 200 as it stands; our own page's form says which list it means, and goes back to the page.
 */
export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const list = await chosenList(request);
  const known = await unsubscribe(token, { everything: list === "organiser" });
  if (!known) return text(404, "This link is not one of ours.");
  if (!list) return text(200, "You get no more reminders of this show.");
  return new Response(null, {
    status: 303,
    headers: { Location: `/unsubscribe/${token}?done=${list}`, "Cache-Control": "no-store" },
  });
}

async function chosenList(request: Request): Promise<"show" | "organiser" | undefined> {
  try {
    const list = (await request.formData()).get("list");
    return list === "show" || list === "organiser" ? list : undefined;
  } catch {
    return undefined;
  }
}

const text = (status: number, body: string): Response =>
  new Response(`${body}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
