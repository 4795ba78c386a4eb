import type { Page } from "@playwright/test";
import { until } from "../../e2e/support/api";
import { up } from "../../e2e/up";
import { Showrunner } from "../../packages/client/src/index";
import { saySeconds } from "../clock";
import type { Show } from "../make-show";

/** The client with the stack's key for sales calls. */
export const forCalls = new Showrunner({ apiKey: up.test_call_key, baseUrl: up.base_url });

const stateOf = async (bot_id: string) => (await forCalls.getNotetaker({ bot_id })).data.state;

/**
 * Sends a notetaker into the show, before it's on air.
 * @returns its id
 */
export async function inviteNotetaker({ links }: Show): Promise<string> {
  return saySeconds("a notetaker was sent with the studio link", async () => {
    const { data } = await forCalls.sendNotetaker({ meeting_url: links.studio });
    if (data.state !== "scheduled") throw new Error(`The notetaker is ${data.state} before the show.`);
    return data.id;
  });
}

/** The host admits it. Until then it hears nothing. */
export async function admitNotetaker(host: Page, id: string): Promise<void> {
  await saySeconds("the notetaker asked, and the host admitted it", async () => {
    await until("the notetaker to ask", async () => (await stateOf(id)) === "waiting");
    await host
      .getByRole("button", { name: /^Admit Notetaker/ })
      .first()
      .click();
    await until("the notetaker to listen", async () => (await stateOf(id)) === "in_call");
  });
}
