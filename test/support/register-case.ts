import { expect } from "vitest";
import type { Event, MailMessage, Registration } from "@/lib/generated/prisma/client";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { db } from "@/lib/platform/database/db";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { api } from "./api";
import { makeWorkspace, type TestWorkspace } from "./workspace";

/** Cleared between test files that share a process. */
const held = processSingleton("test-workspace", () => new Map<"own", Promise<TestWorkspace>>());
let number = 0;

/** The test file's workspace. */
export function workspace(): Promise<TestWorkspace> {
  const own = held.get("own") ?? makeWorkspace();
  held.set("own", own);
  return own;
}

export interface Case {
  message: MailMessage;
  event: Event;
  registration: Registration;
}

/** Creates a registration with its queued confirmation through the API. */
export async function register(
  given: {
    environment?: "test" | "live";
    name?: string;
    event?: Record<string, unknown>;
    change?: Record<string, unknown>;
    zone?: string;
  } = {},
): Promise<Case> {
  const key = await (await workspace()).key(given.environment ?? "live");
  const made = await api("POST", "/api/v1/events", {
    key,
    body: {
      title: "Night radio",
      starts_at: "2027-03-04T18:00:00Z",
      generate_show_plan: false,
      ...given.event,
    },
  });
  const { slug } = made.json.data;
  const event = await db().event.update({ where: { slug }, data: given.change ?? {} });
  number += 1;
  const body = {
    name: given.name ?? "Ada",
    email: `reader${number}@example.com`,
    ...(given.zone ? { time_zone: given.zone } : {}),
  };
  const answer = await api("POST", `/api/v1/events/${slug}/registrations`, { key, body });
  expect(answer.status).toBe(201);
  return {
    event,
    registration: await db().registration.findUniqueOrThrow({ where: { id: answer.json.data.id } }),
    message: await db().mailMessage.findFirstOrThrow({ where: { eventId: event.id } }),
  };
}

/** Returns an email's row, with its sealed fields opened. */
export async function read(id: string) {
  const row = await db().mailMessage.findUniqueOrThrow({ where: { id } });
  return { ...row, ...bodyOf(row) };
}
