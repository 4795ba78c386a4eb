import type { CodeSample } from "@/lib/docs/samples/code-sample";

/** The two calls of the start page, for the address that this installation is reached at. */
export function homeSamples(base: string): { create: CodeSample[]; drive: CodeSample[] } {
  return { create: createSamples(base), drive: driveSamples(base) };
}

function createSamples(base: string): CodeSample[] {
  return [
    {
      id: "curl",
      label: "curl",
      code: `curl ${base}/v1/showrooms \\
  -H "Authorization: Bearer $SHOWRUNNER_API_KEY" \\
  -H "Idempotency-Key: ship-smaller-1" \\
  -H "Content-Type: application/json" \\
  -d '{"title": "Ship smaller", "brief": "Guest: Ana. Key points: what we left out."}'`,
    },
    {
      id: "typescript",
      label: "TypeScript",
      code: `const answer = await fetch("${base}/v1/showrooms", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.SHOWRUNNER_API_KEY}\`,
    "Idempotency-Key": "ship-smaller-1",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ title: "Ship smaller", brief: "Guest: Ana. Key points: what we left out." }),
});
const { data } = await answer.json();
console.log(data.showroom.links);`,
    },
    {
      id: "python",
      label: "Python",
      code: `import json, os, urllib.request

call = urllib.request.Request(
    "${base}/v1/showrooms",
    json.dumps({"title": "Ship smaller", "brief": "Guest: Ana. Key points: what we left out."}).encode(),
    {
        "Authorization": f"Bearer {os.environ['SHOWRUNNER_API_KEY']}",
        "Idempotency-Key": "ship-smaller-1",
        "Content-Type": "application/json",
    },
)
print(json.load(urllib.request.urlopen(call))["data"]["showroom"]["links"])`,
    },
  ];
}

function driveSamples(base: string): CodeSample[] {
  return [
    {
      id: "curl",
      label: "curl",
      code: `curl ${base}/v1/events/$SLUG/studio \\
  -H "Authorization: Bearer $SHOWRUNNER_API_KEY" \\
  -H "Idempotency-Key: cue-7" \\
  -H "Content-Type: application/json" \\
  -d '{"action": "set_layout", "layout": "duo"}'`,
    },
    {
      id: "typescript",
      label: "TypeScript",
      code: `await fetch(\`${base}/v1/events/\${slug}/studio\`, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.SHOWRUNNER_API_KEY}\`,
    "Idempotency-Key": "cue-7",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ action: "set_layout", layout: "duo" }),
});`,
    },
    {
      id: "python",
      label: "Python",
      code: `call = urllib.request.Request(
    f"${base}/v1/events/{slug}/studio",
    json.dumps({"action": "set_layout", "layout": "duo"}).encode(),
    {
        "Authorization": f"Bearer {os.environ['SHOWRUNNER_API_KEY']}",
        "Idempotency-Key": "cue-7",
        "Content-Type": "application/json",
    },
)
urllib.request.urlopen(call)`,
    },
  ];
}
