import { call } from "@/lib/api/pipeline/call";
import type { DataOf } from "@/lib/client/wire-types";
import { csvFile, csvOf, noFile } from "../../../_lib/csv";
import { environmentFrom } from "../../../_lib/environment";
import { read } from "../../../_lib/read";
import { REQUEST_FILTERS } from "../../../_lib/request-filters";
import { viewerPrincipal } from "../../../_lib/viewer";

type Call = DataOf<"listRequests">[number];

interface Page {
  items: Call[];
  nextCursor: string | null;
}

const PAGE = 200;
/** No one reads a file with more calls than this. */
const MAX_CALLS = 10_000;
const PAUSE_MS = 80;
const CLOSED = { code: "account_inactive", message: "This workspace is inactive." };

const COLUMNS = [
  "created_at",
  "request_id",
  "operation",
  "method",
  "path",
  "status",
  "error_code",
  "duration_ms",
  "cost_usd",
  "source",
  "key_id",
  "key_name",
  "actor_type",
  "actor_id",
  "client_id",
  "tool",
  "agent",
  "idempotency_key",
  "dry_run",
  "replayed",
] as const;

const flat = ({ actor, key, ...call }: Call) => ({
  ...call,
  key_id: key?.id ?? "",
  key_name: key?.name ?? "",
  actor_type: actor.type,
  actor_id: actor.id,
  dry_run: String(call.dry_run),
  replayed: String(call.replayed),
});

interface Context {
  params: Promise<{ env: string }>;
}

/** Downloads the request log with the page's filters, read and sent page by page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const environment = environmentFrom((await params).env);
  const given = new URL(request.url).searchParams;
  const filters: Record<string, string> = { limit: String(PAGE) };
  for (const name of REQUEST_FILTERS) filters[name] = given.get(name) ?? "";
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
  const first = await read(environment, "listRequests", { query });
  const principal = await viewerPrincipal(environment);
  if (first.problem || !principal) return noFile(first.problem ?? CLOSED);
  const more = async (cursor: string): Promise<Page> =>
    (await call("listRequests", principal, { query: { ...query, cursor } })).data;
  return csvFile(`showrunner-${environment}-requests`, linesOf(first.data, more));
}

function linesOf(first: Page, more: (cursor: string) => Promise<Page>): ReadableStream {
  const encoder = new TextEncoder();
  let next: Page | undefined = first;
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (!next) return controller.close();
      controller.enqueue(encoder.encode(csvOf(next.items.map(flat), COLUMNS, sent === 0)));
      sent += next.items.length;
      const { nextCursor } = next;
      next = undefined;
      if (nextCursor === null || sent >= MAX_CALLS) return;
      // Leaves most of the user's rate limit to the pages they open during the download.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      next = await more(nextCursor);
    },
  });
}
