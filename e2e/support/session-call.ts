import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { up } from "../up";

/** Calls an operation in the test environment as the person who is signed in, without their pages; returns its `data`. */
// biome-ignore lint/suspicious/noExplicitAny: journeys read answers of every shape
export async function callAsPerson(page: Page, path: string, data: object): Promise<any> {
  const headers = { Origin: up.base_url, "X-Showrunner-As": "session:test", "Idempotency-Key": randomUUID() };
  const response = await page.request.post(path, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).data;
}
