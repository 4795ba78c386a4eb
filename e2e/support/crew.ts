import type { Page } from "@playwright/test";
import type { Client } from "pg";
import { freshAddress, signIn } from "./accounts";
import { callAsPerson } from "./session-call";

/** Signs someone new in who belongs to the show's workspace. */
export async function joinCrew(page: Page, slug: string, database: Client): Promise<void> {
  const address = freshAddress("crew");
  await signIn(page, address);
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO member (workspace_id, user_id, role)
     SELECT e.workspace_id, u.id, 'member' FROM event e, user_account u WHERE e.slug = $1 AND u.email = $2 RETURNING workspace_id AS id`,
    [slug, address],
  );
  await callAsPerson(page, `/api/app/workspaces/${rows[0]?.id}/switch`, {});
}
