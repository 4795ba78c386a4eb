import type { z } from "zod";
import { isMutation, type Operation } from "@/lib/operation/operation";
import { newId, newUuid } from "@/lib/platform/runtime/ids";
import type { ApiAnswer } from "@/test/support/api";
import { sample, send, shape } from "./calls";
import type { World } from "./world";

export const NOWHERE = "no-such-show-x1y2z3";

/** A valid-looking name that doesn't exist. */
function randomLike(name: string, own: string | undefined): string {
  if (name === "slug") return NOWHERE;
  return /^[a-z]+_/.test(own ?? "") ? newId(own?.split("_")[0] ?? "x") : newUuid();
}

/** Fields whose value has a different name in paths. */
const CALLED: Record<string, string> = { client_id: "id", event_slug: "slug" };

/** Fields in which a call names what it creates: any value is valid. */
const GIVEN: Record<string, readonly string[]> = { createSeries: ["slug"] };

const bodyFields = (op: Operation): string[] =>
  Object.keys((op.body as z.ZodObject | undefined)?.shape ?? {});

/** The response's shape without the value that was sent, which may be echoed. */
const shapeWithout = (answer: ApiAnswer, value: string): string => shape(answer).replaceAll(value, "…");

/**
 * Calls with names of this kind that belong to others, and reports responses that differ from the one for a
 * nonexistent name.
 */
async function differences(
  world: World,
  name: string,
  ask: (value: string) => Promise<string>,
  expected: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [where, theirs] of [
    ["workspace", world.foreign[name]],
    ["environment", world.otherEnvironment[name]],
  ] as const) {
    const answer = theirs === undefined ? expected : await ask(theirs);
    if (answer !== expected) problems.push(`of another ${where}: ${answer}, random: ${expected}`);
  }
  return problems;
}

export async function foreignNamesInPath(op: Operation, world: World): Promise<string[]> {
  const problems: string[] = [];
  const own = world.paramsFor(op);
  for (const name of Object.keys(op.params.shape)) {
    const ask = async (value: string) =>
      shape(await send(op, world, sample(op, world, { ...own, [name]: value })));
    const expected = await ask(randomLike(name, own[name]));
    if (!expected.startsWith("404 ")) problems.push(`random ${name}: ${expected}`);
    const found = await differences(world, name, ask, expected);
    problems.push(...found.map((problem) => `${name} ${problem}`));
  }
  return problems;
}

export async function foreignNamesInFields(op: Operation, world: World): Promise<string[]> {
  const problems: string[] = [];
  for (const field of [...Object.keys(op.query.shape), ...bodyFields(op)]) {
    const name = CALLED[field] ?? field;
    if (world.foreign[name] === undefined || GIVEN[op.id]?.includes(field)) continue;
    const ask = async (value: string) => {
      const given = { ...world.inputFor(op), [field]: value };
      const answer = await send(op, world, sample(op, world, undefined, given));
      return isMutation(op) && answer.status < 300 ? String(answer.status) : shapeWithout(answer, value);
    };
    const expected = await ask(randomLike(name, world.foreign[name]));
    const found = await differences(world, name, ask, expected);
    problems.push(...found.map((problem) => `field ${field} ${problem}`));
  }
  return problems;
}

/** Returns the response, with all following pages if it's a list. */
export async function wholeAnswer(op: Operation, world: World, first: ApiAnswer): Promise<string> {
  let text = first.text;
  let cursor = first.json.meta?.next_cursor;
  while (typeof cursor === "string" && "cursor" in op.query.shape) {
    const { url, body } = sample(op, world, undefined, { ...world.inputFor(op), cursor });
    const next = await send(op, world, { url, body });
    text += next.text;
    cursor = next.json.meta?.next_cursor;
  }
  return text;
}
