import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import { type Input, requestParts, type SampleOptions, sampleFile } from "./request-parts";

/** Uses only the standard library, so that it runs wherever Python does. */
export function pythonSample(shape: CallShape, input: Input, { baseUrl, key }: SampleOptions): string {
  const { url, body } = requestParts(shape, input, baseUrl);
  const file = sampleFile(shape, input);
  const keyed = shape.key !== "none";
  const modules = [
    ...(body || !shape.answersFile ? ["json"] : []),
    ...(key || shape.open ? [] : ["os"]),
    "urllib.request",
    ...(keyed ? ["uuid"] : []),
  ];
  const secret = key ? JSON.stringify(`Bearer ${key}`) : `f"Bearer {os.environ['${shape.keyVariable}']}"`;
  const headers = [
    ...(shape.open ? [] : [`        "Authorization": ${secret},`]),
    ...(keyed ? [`        "Idempotency-Key": str(uuid.uuid4()),`] : []),
    ...(file ? [`        "Content-Type": ${JSON.stringify(file.type)},`] : []),
    ...(body ? [`        "Content-Type": "application/json",`] : []),
  ];
  return [
    `import ${modules.join(", ")}`,
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(url)},`,
    ...(shape.method === "GET" ? [] : [`    method="${shape.method}",`]),
    ...(headers.length > 0 ? ["    headers={", ...headers, "    },"] : []),
    ...(body ? [`    data=json.dumps(${literal(body, "python", "    ", 20)}).encode(),`] : []),
    ...(file ? [`    data=open(${JSON.stringify(file.name)}, "rb").read(),`] : []),
    ")",
    "with urllib.request.urlopen(request, timeout=30) as response:",
    `    ${use(shape)}`,
  ].join("\n");
}

function use(shape: CallShape): string {
  if (shape.answersFile) return "content = response.read()";
  return shape.open ? "print(json.load(response))" : `print(json.load(response)["data"])`;
}
