import { issueSignInLink } from "@/lib/modules/accounts/accounts";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "./api";
import { signInWith } from "./sign-in";

/** A person signed in to their own workspace. */
export interface Person {
  cookie: string;
  workspaceId: string;
  email: string;
  /** A call from a dashboard page; `path` includes its prefix. */
  call(method: string, path: string, body?: unknown, environment?: "test" | "live"): ReturnType<typeof api>;
}

export async function makePerson(): Promise<Person> {
  const email = `${newId("p")}@example.com`;
  const { url } = await issueSignInLink({ db: db(), realNow: new Date() }, email);
  const cookie = await signInWith(url);
  const { workspaceId } = await db().member.findFirstOrThrow({ where: { user: { email } } });
  const call: Person["call"] = (method, path, body, environment = "test") =>
    api(method, path, {
      body,
      headers: { cookie, "x-showrunner-as": `session:${environment}`, origin: env().PUBLIC_URL },
    });
  return { cookie, workspaceId, email, call };
}
