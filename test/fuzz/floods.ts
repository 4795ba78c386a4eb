import { wholeJsonSchema } from "@/lib/operation/json-schema";
import type { Operation } from "@/lib/operation/operation";

/** Slightly less than the largest body. */
export const MIB = 1024 * 1024 - 100;

const drawn = new Map<number, string>();

/** Object members that no schema declares. */
export function keys(count: number): string {
  const text = drawn.get(count) ?? Array.from({ length: count }, (_, i) => `"k${i}":1`).join();
  drawn.set(count, text);
  return text;
}

/**
 * For each kind, the largest input that passes the body limit, for every place where the operation takes
 * input.
 */
export function floods(op: Operation): string[] {
  const schema = wholeJsonSchema(op.body ?? op.params, "input");
  const branches = ((schema.anyOf ?? schema.oneOf) as (typeof schema)[] | undefined) ?? [schema];
  const names = [...new Set(branches.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const room = Math.floor(9_500 / Math.max(1, names.length));
  const all = (value: string) => `{${names.map((name) => `"${name}":${value}`).join()}}`;
  return [
    `{${keys(60_000)}}`,
    `{${keys(9_900)}}`,
    all(`"${"a".repeat(Math.floor((MIB - 2_000) / Math.max(1, names.length)))}"`),
    all(`[${Array(room).fill("{}").join()}]`),
    all(`{${keys(room)}}`),
    all(`{"segments":[${Array(100).fill('{"questions":[1,2,3],"poll":{"options":[1]}}').join()}]}`),
  ];
}
