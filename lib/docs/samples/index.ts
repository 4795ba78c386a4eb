import type { CallShape } from "../call-shape";
import type { CodeSample } from "./code-sample";
import { curlSample } from "./curl";
import { mcpSample } from "./mcp";
import { pythonSample } from "./python";
import { type Input, type SampleOptions, typedInput } from "./request-parts";
import { typescriptSample } from "./typescript";

export { type Input, requestParts, type SampleOptions, sampleFile } from "./request-parts";

/** Returns one call in four languages. Works on the server and in the browser. */
export function samplesOf(shape: CallShape, input: Input, options: SampleOptions): CodeSample[] {
  const typed = typedInput(shape, input);
  const name = shape.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [
    { id: "curl", label: "curl", code: curlSample(shape, input, options) },
    {
      id: "typescript",
      label: "TypeScript",
      file: `${name}.mts`,
      code: typescriptSample(shape, typed, options),
    },
    {
      id: "python",
      label: "Python",
      file: `${name.replaceAll("-", "_")}.py`,
      code: pythonSample(shape, input, options),
    },
    // Some operations aren't in the agents' catalog: public ones are read over HTTP.
    ...(shape.open || shape.notForAgents ? [] : [{ id: "mcp", label: "MCP", code: mcpSample(shape, typed) }]),
  ];
}
