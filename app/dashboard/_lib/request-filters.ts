import { choices } from "@/components/dashboard/parts/lists/choices";
import type { ChoiceFilter, TextFilter } from "@/components/dashboard/parts/lists/filter-bar";
import { operations } from "@/lib/api/registry/registry";
import { ERRORS } from "@/lib/operation/errors";

/** Filters that the request log's URL may contain besides the cursor. */
export const REQUEST_FILTERS = [
  "status",
  "method",
  "path",
  "operation",
  "key_id",
  "client_id",
  "source",
  "error_code",
  "request_id",
  "from",
  "to",
  "dry_run",
  "replayed",
] as const;

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const STATUSES = [
  { value: "2xx", label: "2xx Succeeded" },
  { value: "4xx", label: "4xx Client error" },
  { value: "5xx", label: "5xx Server error" },
  ...same([...new Set(Object.values(ERRORS).map(({ status }) => String(status)))].sort()),
];

const SOURCES = choices(["http", "HTTP"], ["mcp", "MCP"], "dashboard", "studio", ["system", "Showrunner"]);

const operationNames = (): string[] => [...new Set(operations.map((op) => op.operationId ?? op.id))].sort();

export const TEXTS: readonly TextFilter[] = [{ name: "path", label: "Path contains" }];

export const CHOICES: readonly ChoiceFilter[] = [
  { name: "status", label: "Status", options: STATUSES },
  { name: "method", label: "Method", options: same(["GET", "POST", "PATCH", "PUT", "DELETE"]) },
];

/** The less common filters. `keys` are the workspace's API keys. */
export function rareFilters(keys: readonly { id: string; name: string; last4: string }[]) {
  const texts: TextFilter[] = [{ name: "request_id", label: "Request ID" }];
  const filters: ChoiceFilter[] = [
    {
      name: "key_id",
      label: "Key",
      options: keys.map(({ id, name, last4 }) => ({ value: id, label: `${name} …${last4}` })),
    },
    { name: "operation", label: "Operation", options: same(operationNames()) },
    { name: "error_code", label: "Error", options: same(Object.keys(ERRORS)) },
    { name: "source", label: "Source", options: SOURCES },
    {
      name: "dry_run",
      label: "Dry run",
      options: choices(["true", "Dry runs only"], ["false", "No dry runs"]),
    },
    {
      name: "replayed",
      label: "Replayed",
      options: choices(["true", "Replays only"], ["false", "No replays"]),
    },
  ];
  return { texts, choices: filters };
}
