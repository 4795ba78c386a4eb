import { changeSubscription, type SubscriptionChoice } from "@/lib/modules/registrations/subscriptions";

/**
 * Handles a POST to `/unsubscribe/{token}`, which the proxy routes here. A one-click unsubscribe from an email client
 * (RFC 8058) ends the kind of email in its URL and gets a plain 200. The forms of our own page name their choice and
 * return to the page.
 */
export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const chosen = await chosenOn(request);
  const known = await changeSubscription(token, chosen ?? oneClickOf(request));
  if (!known) return text(404, "This unsubscribe link isn’t valid.");
  if (!chosen) return text(200, "You’re unsubscribed from emails like this one.");
  return new Response(null, {
    status: 303,
    headers: { Location: `/unsubscribe/${token}?done=${chosen.list}`, "Cache-Control": "no-store" },
  });
}

function oneClickOf(request: Request): SubscriptionChoice {
  const kind = new URL(request.url).searchParams.get("kind");
  return kind ? { list: "kind", kind } : { list: "show" };
}

async function chosenOn(request: Request): Promise<SubscriptionChoice | undefined> {
  try {
    const form = await request.formData();
    const list = form.get("list");
    const kinds = form.getAll("kind").map(String);
    if (list === "chosen") return { list, kinds };
    if (list === "kind") return { list, kind: kinds[0] ?? "" };
    return list === "show" || list === "organiser" || list === "again" ? { list } : undefined;
  } catch {
    return undefined;
  }
}

const text = (status: number, body: string): Response =>
  new Response(`${body}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
