import type { CodeSample } from "@/components/ui/code-block";

export const EXAMPLE_BODY = {
  example: "showroom",
  title: "My first show",
} as const;

/** The same call in four tongues, with the key and the address filled in. */
export function snippets(baseUrl: string, key: string): CodeSample[] {
  const body = JSON.stringify(EXAMPLE_BODY);
  const url = `${baseUrl}/v1/examples/run`;
  return [
    {
      id: "curl",
      label: "curl",
      code: `curl ${url} \\
  -H "Authorization: Bearer ${key}" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H "Content-Type: application/json" \\
  -d '${body}'`,
    },
    {
      id: "typescript",
      label: "TypeScript",
      code: `const response = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: "Bearer ${key}",
    "Idempotency-Key": crypto.randomUUID(),
    "Content-Type": "application/json",
  },
  body: JSON.stringify(${body.replaceAll('":', '": ').replaceAll(',"', ', "')}),
});
const { data, error } = await response.json();
console.log(response.status, error ?? data.showroom.links);`,
    },
    {
      id: "python",
      label: "Python",
      code: `import json, urllib.request, uuid

request = urllib.request.Request(
    "${url}",
    data=json.dumps(${body.replaceAll('":', '": ').replaceAll(',"', ', "')}).encode(),
    headers={
        "Authorization": "Bearer ${key}",
        "Idempotency-Key": str(uuid.uuid4()),
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response)["data"]["showroom"]["links"])`,
    },
    {
      id: "mcp",
      label: "MCP",
      code: `# This installation does not serve MCP yet.
# Until it does, give your agent the key and the description of the HTTP API:
SHOWRUNNER_KEY="${key}"
SHOWRUNNER_OPENAPI="${baseUrl}/v1/openapi.json"`,
    },
  ];
}
