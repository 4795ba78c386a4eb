import { read } from "@/app/dashboard/_lib/read";
import { viewer } from "@/app/dashboard/_lib/viewer";
import { ConsentForm } from "@/components/dashboard/developers/agents/consent-form";
import { ConsentHead } from "@/components/dashboard/developers/agents/consent-head";
import { ConsentProblem } from "@/components/dashboard/developers/agents/consent-problem";
import { OauthError, refreshClientDocument } from "@/lib/modules/developers/oauth";
import { AuthorizationInputSchema, DEFAULT_DAILY_CAP_USD } from "@/lib/modules/developers/oauth/schema";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Consent page that connected apps send people to. */
export default async function AuthorizePage({ searchParams }: Props) {
  const person = await viewer();
  const { query, twice } = oneOfEach(await searchParams);
  if (twice.length > 0)
    return (
      <ConsentProblem
        message="The app sent a parameter more than once. Try connecting again from the app."
        fields={twice}
      />
    );
  const unread = await readDocument(query.client_id);
  if (unread) return <ConsentProblem message={unread} fields={["client_id"]} />;
  const consent = await read("test", "previewAuthorization", { query });
  const workspaces = await read("test", "listWorkspaces", {
    query: { limit: "200", sort: "name", order: "asc" },
  });
  const request = AuthorizationInputSchema.safeParse(query);
  if (consent.problem || workspaces.problem || !request.success) {
    const { message = "", fields = [] } = consent.problem ?? workspaces.problem ?? {};
    return <ConsentProblem message={message} fields={Object.keys(fields)} />;
  }
  return (
    <>
      <ConsentHead
        app={consent.data.app}
        email={person.email}
        workspace={workspaces.data.items.find(({ current }) => current)?.name ?? ""}
      />
      <ConsentForm
        capUsd={DEFAULT_DAILY_CAP_USD}
        request={request.data}
        consent={consent.data}
        userId={person.user_id}
        workspaces={workspaces.data.items.map(({ id, name, current }) => ({ id, name, current }))}
      />
    </>
  );
}

/** The known parameters. Unknown ones are ignored, as the standard requires. */
function oneOfEach(given: Record<string, string | string[] | undefined>) {
  const known = Object.keys(AuthorizationInputSchema.shape);
  const query: Record<string, string> = {};
  const twice: string[] = [];
  for (const name of known) {
    const value = given[name];
    if (Array.isArray(value)) twice.push(name);
    else if (value !== undefined) query[name] = value;
  }
  return { query, twice };
}

/** An app identified by its own metadata document is refreshed before asking for consent. */
async function readDocument(clientId: string | undefined): Promise<string | undefined> {
  try {
    if (clientId) await refreshClientDocument(clientId);
    return undefined;
  } catch (error) {
    if (error instanceof OauthError) return error.message;
    throw error;
  }
}
