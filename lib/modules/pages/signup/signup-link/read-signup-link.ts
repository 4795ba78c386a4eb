import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { type LinkedPerson, readSignupToken } from "./signup-link";

export interface SignupLinkPage {
  title: string;
  language: string;
  person: LinkedPerson;
}

/** What the page of a mailed link shows; undefined for one that is not, or no longer, good. */
export async function readSignupLink(slug: string, token: string): Promise<SignupLinkPage | undefined> {
  if (slug.includes("\0")) return undefined;
  const event = await db().event.findUnique({ where: { slug } });
  const person = event && readSignupToken(event.id, token, databaseNow());
  return event && person ? { title: event.title, language: event.language, person } : undefined;
}
