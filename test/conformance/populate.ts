import type { OperationId } from "@/lib/api/registry/contracts";
import { operations } from "@/lib/api/registry/registry";
import { db } from "@/lib/platform/database/db";
import { type ApiOptions, api } from "@/test/support/api";
import { putOnAir } from "@/test/support/show";

/** The names of one of everything, by the path parameter that takes it. */
export type Names = Record<string, string>;

interface Made {
  id: string;
  guests?: { id: string }[];
  showroom?: { slug: string };
}

export async function make<T>(who: ApiOptions, method: string, url: string, body?: unknown): Promise<T> {
  const answer = await api(method, url, { ...who, body });
  if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.text}`);
  return answer.json.data;
}

const isServed = (id: string): boolean => operations.some((op) => op.id === (id as OperationId));

/** Makes one of everything through the API itself. */
export async function populate(who: ApiOptions): Promise<Names> {
  const client = await make<Made>(who, "POST", "/v1/clients", { name: "Conformance" });
  const names: Names = { id: client.id };
  const { showroom } = await make<Made>(who, "POST", "/v1/showrooms", {
    title: "Conformance show",
    client_id: client.id,
    generate_show_plan: false,
    starts_at: "2031-05-01T16:00:00Z",
    guests: [{ name: "Ada Lovelace" }],
  });
  names.slug = showroom?.slug ?? "";
  const detail = await make<{ event: { guests: { id: string }[] } }>(who, "GET", `/v1/events/${names.slug}`);
  names.guest_id = detail.event.guests[0]?.id ?? "";
  if (isServed("createRegistration")) {
    const registration = await make<Made>(who, "POST", `/v1/events/${names.slug}/registrations`, {
      name: "Grace",
      email: "grace@example.com",
    });
    names.registration_id = registration.id;
  }
  if (isServed("createWebhook")) {
    const webhook = await make<Made>(who, "POST", "/v1/webhooks", {
      url: "https://127.0.0.1:9443/hook",
      events: ["*"],
    });
    names.webhook_id = webhook.id;
    const delivery = await make<{ id?: string; delivery_id?: string }>(
      who,
      "POST",
      `/v1/webhooks/${webhook.id}/test`,
      {},
    );
    names.delivery_id = delivery.delivery_id ?? delivery.id ?? "";
  }
  const job = await db().job.findFirst({ where: { subject: names.delivery_id ?? "" } });
  names.job_id = job?.id ?? "";
  if (isServed("runStudioCommand")) await putOnAir(names.slug);
  return names;
}
