import { changeSubscription, type SubscriptionChoice } from "@/lib/modules/registrations/subscriptions";

/**
 * What a POST to `/unsubscribe/{token}` does (the proxy sends it here). A mail program's one-click (RFC 8058) ends the
 * kind of mail that its address names and is answered with 200 as it stands; our own page's forms say what they mean,
 * and go back to the page.
 */
export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const chosen = await chosenOn(request);
  const known = await changeSubscription(token, chosen ?? oneClickOf(request));
  if (!known) return text(404, "This link is not one of ours.");
  if (!chosen) return text(200, "You get no more mails like this one.");
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
