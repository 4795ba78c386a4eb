import { up } from "../up";
import { until } from "./api";

export interface Email {
  id: string;
  to: string;
  subject: string;
  kind?: string;
  state?: string;
  html: string;
  text: string;
  calendar: string | null;
  links: string[];
}

/** The emails received at an address, newest first. */
export async function emailsTo(address: string): Promise<Email[]> {
  const response = await fetch(`${up.inbox_url}/messages.json?to=${encodeURIComponent(address)}`);
  if (!response.ok) throw new Error(`inbox: ${response.status}`);
  return response.json();
}

/** Waits for an email to an address. */
export const emailTo = (address: string): Promise<Email> =>
  until(`mail to ${address}`, async () => (await emailsTo(address))[0]);
