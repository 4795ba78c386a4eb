import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import { type Input, requestParts, type SampleOptions, sampleFile } from "./request-parts";

export function pythonSample(shape: CallShape, input: Input, { baseUrl, key }: SampleOptions): string {
  const { url, body } = requestParts(shape, input, baseUrl);
  const file = sampleFile(shape, input);
  const keyed = shape.key !== "none";
  const modules = [...(key || shape.open ? [] : ["import os"]), ...(keyed ? ["import uuid"] : [])];
  const secret = key ? JSON.stringify(`Bearer ${key}`) : `f"Bearer {os.environ['SHOWRUNNER_API_KEY']}"`;
  const headers = [
    ...(shape.open ? [] : [`        "Authorization": ${secret},`]),
    ...(keyed ? [`        "Idempotency-Key": str(uuid.uuid4()),`] : []),
    ...(file ? [`        "Content-Type": ${JSON.stringify(file.type)},`] : []),
  ];
  return [
    ...modules,
    ...(modules.length > 0 ? [""] : []),
    "import requests",
    "",
    `response = requests.${shape.method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...(headers.length > 0 ? ["    headers={", ...headers, "    },"] : []),
    ...(body ? [`    json=${literal(body, "python", "    ", 9)},`] : []),
    ...(file ? [`    data=open(${JSON.stringify(file.name)}, "rb"),`] : []),
    "    timeout=30,",
    ")",
    "response.raise_for_status()",
    shape.answersFile
      ? "content = response.content"
      : shape.open
        ? "print(response.json())"
        : `print(response.json()["data"])`,
  ].join("\n");
}
