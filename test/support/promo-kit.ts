import { expect } from "vitest";
import type { PromoKitItemWire, PromoKitWire } from "@/lib/modules/made/promo-kit/schema";
import { db } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { api } from "./api";
import { runDueJobs } from "./run-jobs";
import { makeWorkspace } from "./workspace";

/** A published show with a host, two guests, a date and a run of show. */
export interface KitTest {
  slug: string;
  eventId: string;
  ana: string;
  ben: string;
  key: string;
  workspaceId: string;
  call: (method: string, path: string, body?: object) => ReturnType<typeof api>;
  read: () => Promise<PromoKitWire>;
  /** Generates, and runs the job. */
  generate: (body?: object) => Promise<string>;
  items: (personId?: string) => Promise<PromoKitItemWire[]>;
  change: (item: PromoKitItemWire, body: object) => ReturnType<typeof api>;
}

/** Runs what the media workers would run. */
export async function runMediaJobs(): Promise<void> {
  joinPool("media");
  await runDueJobs().finally(() => joinPool("app"));
}

export async function makeKitTest(
  more: object = {},
  environment: "test" | "live" = "test",
): Promise<KitTest> {
  const workspace = await makeWorkspace();
  const key = await workspace.key(environment);
  const call: KitTest["call"] = (method, path, body) =>
    api(method, `/v1${path}`, { key, ...(body ? { body } : {}) });
  const made = await call("POST", "/events", {
    ...{ title: "What engines can compose", generate_show_plan: false, timezone: "Europe/Berlin" },
    ...{ starts_at: "2031-03-04T17:00:00Z", host: { name: "Ben Nevis", title: "Host of Engines weekly" } },
    guests: [
      { name: "Ana Lopez", title: "Head of bread", company: "Crust & Co", email: "ana@example.com" },
      { name: "Ben Noor" },
    ],
    ...more,
  });
  expect(made.status, made.text).toBe(201);
  const { slug } = made.json.data.event;
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  const guests = await db().guest.findMany({ where: { eventId }, orderBy: { position: "asc" } });
  const read: KitTest["read"] = async () => {
    const answer = await call("GET", `/events/${slug}/promo-kit`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data;
  };
  return {
    ...{ slug, eventId, key, call, read, workspaceId: workspace.workspaceId },
    ...{ ana: guests[0]?.id ?? "", ben: guests[1]?.id ?? "" },
    generate: async (body = {}) => {
      const answer = await call("POST", `/events/${slug}/promo-kit/generate`, body);
      expect(answer.status, answer.text).toBe(202);
      await runMediaJobs();
      return answer.json.data.id;
    },
    items: async (personId) =>
      (await read()).people
        .filter(({ person_id }) => personId === undefined || person_id === personId)
        .flatMap(({ items }) => items),
    change: (item, body) => call("PATCH", `/events/${slug}/promo-kit/items/${item.id}`, body),
  };
}
