import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import { type Input, type SampleOptions, sampleFile } from "./request-parts";

export function typescriptSample(shape: CallShape, input: Input, { baseUrl, key }: SampleOptions): string {
  const secret = key ? JSON.stringify(key) : `process.env.${shape.keyVariable}`;
  const start = shape.list
    ? `for await (const item of showrunner.${shape.id}(`
    : `const { data, meta } = await showrunner.${shape.id}(`;
  const file = sampleFile(shape, input);
  const first = file
    ? `await openAsBlob(${JSON.stringify(file.name)}, { type: ${JSON.stringify(file.type)} }), `
    : "";
  const given =
    Object.keys(input).length > 0 ? literal(input, "typescript", "", start.length + first.length) : "";
  const use = shape.list
    ? `${start}${given})) {\n  console.log(item);\n}`
    : `${start}${`${first}${given}`.replace(/, $/, "")});\nconsole.log(meta.request_id, data);`;
  const node = file ? 'import { openAsBlob } from "node:fs";\n' : "";
  return `${node}import { Showrunner } from "@showrunner/client";

const showrunner = new Showrunner({
  apiKey: ${secret},
  baseUrl: ${JSON.stringify(baseUrl)},
});

${use}`;
}
