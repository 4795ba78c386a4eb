import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import type { Input, SampleOptions } from "./request-parts";

export function typescriptSample(shape: CallShape, input: Input, { baseUrl, key }: SampleOptions): string {
  const secret = key ? JSON.stringify(key) : "process.env.SHOWRUNNER_API_KEY";
  const start = shape.list
    ? `for await (const item of showrunner.${shape.id}(`
    : `const { data, meta } = await showrunner.${shape.id}(`;
  const given = Object.keys(input).length > 0 ? literal(input, "typescript", "", start.length) : "";
  const use = shape.list
    ? `${start}${given})) {\n  console.log(item);\n}`
    : `${start}${given});\nconsole.log(meta.request_id, data);`;
  return `import { Showrunner } from "@showrunner/client";

const showrunner = new Showrunner({
  apiKey: ${secret},
  baseUrl: ${JSON.stringify(baseUrl)},
});

${use}`;
}
