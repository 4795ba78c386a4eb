import { afterAll, expect } from "vitest";
import { EVENT_DATA } from "@/lib/modules/developers/webhooks/events";
import type { EventKind } from "@/lib/operation/event-kinds";
import { db } from "@/lib/platform/database/db";

/** Checks an event against its declaration. */
export function expectDeclared({ type, body }: { type: string; body: string }): void {
  const { data } = JSON.parse(body);
  if (data.test === true) return;
  expect([type, EVENT_DATA[type as EventKind].safeParse(data).error?.issues ?? []]).toEqual([type, []]);
}

/**
 * Checks after a test file that all events sent to webhooks match their declarations, and that these kinds
 * were among them.
 */
export function checkEmitted(...kinds: EventKind[]): void {
  afterAll(async () => {
    const events = await db().webhookEvent.findMany();
    expect([...new Set(events.map(({ type }) => type))]).toEqual(expect.arrayContaining(kinds));
    for (const event of events) expectDeclared(event);
  });
}
