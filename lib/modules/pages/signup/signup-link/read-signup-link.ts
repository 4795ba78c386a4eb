import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { type LinkedPerson, readSignupToken } from "./signup-link";

export interface SignupLinkPage {
  title: string;
  language: string;
  person: LinkedPerson;
}

/** Returns what the page of an emailed link shows. Undefined for an invalid or expired link. */
export async function readSignupLink(slug: string, token: string): Promise<SignupLinkPage | undefined> {
  if (slug.includes("\0")) return undefined;
  const event = await db().event.findUnique({ where: { slug } });
  const person = event && readSignupToken(event.id, token, databaseNow());
  return event && person ? { title: event.title, language: event.language, person } : undefined;
}
