import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import { bytesOf, type Operation } from "@/lib/operation/operation";
import { rawInputOf } from "./raw-input";
import type { ToolArguments } from "./types";

/** What can be written in arguments instead of sending a file: members of its JSON that aren't in the query anyway. */
export function writtenMembers(op: Operation): string[] {
  const shape = (bytesOf(op)?.json as { shape?: object } | undefined)?.shape ?? {};
  return Object.keys(shape).filter((name) => !Object.hasOwn(op.query.shape, name));
}

/** Returns the input with the file that an agent wrote in its arguments; undefined if it wrote none. */
export function writtenInput(op: Operation, args: ToolArguments): RawInput | undefined {
  const members = writtenMembers(op);
  const written = Object.fromEntries(
    members.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])),
  );
  if (Object.keys(written).length === 0) return undefined;
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !members.includes(name)));
  const bytes = Buffer.from(JSON.stringify(written));
  const file = {
    ...{ contentType: "application/json", expectedBytes: bytes.length },
    async *open() {
      yield bytes;
    },
  };
  // The words are a part of what makes a call a repeat.
  return { ...rawInputOf(op, rest), body: written, file };
}
