import type { CodeSample } from "@/lib/docs/samples/code-sample";

/** The start page's two calls, with this installation's base URL. */
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
      file: "create.mts",
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
console.log(data.showroom.slug, data.showroom.links);`,
    },
    {
      id: "python",
      label: "Python",
      file: "create.py",
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
print(json.load(urllib.request.urlopen(call))["data"]["showroom"])`,
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
      file: "drive.mts",
      code: `const answer = await fetch(\`${base}/v1/events/\${process.env.SLUG}/studio\`, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.SHOWRUNNER_API_KEY}\`,
    "Idempotency-Key": "cue-7",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ action: "set_layout", layout: "duo" }),
});
console.log(answer.status);`,
    },
    {
      id: "python",
      label: "Python",
      file: "drive.py",
      code: `import json, os, urllib.request

call = urllib.request.Request(
    f"${base}/v1/events/{os.environ['SLUG']}/studio",
    json.dumps({"action": "set_layout", "layout": "duo"}).encode(),
    {
        "Authorization": f"Bearer {os.environ['SHOWRUNNER_API_KEY']}",
        "Idempotency-Key": "cue-7",
        "Content-Type": "application/json",
    },
)
print(urllib.request.urlopen(call).status)`,
    },
  ];
}
