import { MAX_DEPTH } from "@/lib/operation/json/parse-json";
import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";
import {
  FREE_FORM_BYTES,
  MAX_MEMBERS,
  MAX_MEMBERS_ANYWHERE,
  MAX_MEMBERS_OF_LARGE,
} from "@/lib/operation/limits";
import type { Operation } from "@/lib/operation/operation";

/** A free-form object is limited by its bytes. The shortest member takes two. */
const MEMBERS_OF_FREE_FORM = FREE_FORM_BYTES / 2;

const known = new WeakMap<Operation, number>();

/** Returns how many members and items a body of this operation may have in total, from its declaration. */
export function maxMembers(op: Operation): number {
  let most = known.get(op);
  if (most === undefined) {
    const declared = op.body ? roomIn(wholeJsonSchema(op.body, "input")) : 0;
    const limit = op.largeBody ? MAX_MEMBERS_OF_LARGE : MAX_MEMBERS_ANYWHERE;
    most = Math.min(Math.max(MAX_MEMBERS, declared), limit);
    known.set(op, most);
  }
  return most;
}

function roomIn(root: Json): number {
  const definitions = (root.$defs ?? {}) as Record<string, Json>;
  const room = (schema: Json, depth: number): number => {
    if (depth > MAX_DEPTH) return 0;
    const inner = (part: unknown): number => room(part as Json, depth + 1);
    if (typeof schema.$ref === "string") return inner(definitions[schema.$ref.replace("#/$defs/", "")]);
    const branches = [schema.anyOf, schema.oneOf].flatMap((some) => (some as Json[] | undefined) ?? []);
    const members = Object.values((schema.properties ?? {}) as Json);
    return (
      Math.max(0, ...branches.map(inner)) +
      members.reduce<number>((sum, member) => sum + 1 + inner(member), 0) +
      (schema.additionalProperties ? MEMBERS_OF_FREE_FORM : 0) +
      (schema.items ? Number(schema.maxItems ?? MEMBERS_OF_FREE_FORM) * (1 + inner(schema.items)) : 0)
    );
  };
  return room(root, 0);
}

/** Whether a call's parsed arguments have more members than its body may have. */
export const hasTooManyMembers = (op: Operation, args: Record<string, unknown>): boolean =>
  hasMore(args, MAX_MEMBERS) && hasMore(args, maxMembers(op));

function hasMore(value: unknown, most: number): boolean {
  let left = most;
  const fits = (inner: unknown): boolean => {
    if (inner === null || typeof inner !== "object") return true;
    const members: unknown[] = Object.values(inner);
    left -= members.length;
    return left >= 0 && members.every(fits);
  };
  return !fits(value);
}
