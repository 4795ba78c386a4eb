import type { Ctx } from "@/lib/operation/ctx";
import { literalLike } from "@/lib/platform/database/literal-like";
import { emailForms } from "@/lib/platform/text/email-forms";
import type { Person } from "../find-person";
import { type ErasedIds, idsInJson } from "./erased-ids";

/**
 * Blanks calls in the request log that named them, by address or ID. That the calls happened, and their
 * results, stay.
 */
export async function eraseRequests(ctx: Ctx, person: Person, erased: ErasedIds): Promise<void> {
  const ids = [...person.registrations, ...person.guests, ...person.vendors].map(({ id }) => id);
  const said = [
    ...emailForms(person.emailNormal).flatMap((form) => [form, encodeURIComponent(form)]),
    ...ids,
    ...idsInJson(erased),
  ];
  await ctx.sql(
    "person_requests",
    `UPDATE request_detail SET query = '', request_body = NULL, response_body = NULL
     WHERE workspace_id = $1 AND environment = $2::"Environment"
       AND (query ILIKE ANY ($3::text[]) OR request_body ILIKE ANY ($3) OR response_body ILIKE ANY ($3))`,
    [ctx.workspaceId, ctx.environment, said.map((words) => `%${literalLike(words)}%`)],
  );
}
