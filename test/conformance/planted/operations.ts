import { contract, type Operation } from "@/lib/operation/operation";
import { doorFlaws } from "./at-the-door";
import { flawsOf } from "./everywhere";
import { type Flaw, recording, type Tamper, type Verb } from "./flaw";
import { type Kind, plant, UPLOAD } from "./kinds";

export const flaws: readonly Flaw[] = [...flawsOf("key"), ...flawsOf("session"), ...doorFlaws];

const KINDS: readonly Kind[] = ["key", "session", "host", "guest", "attendee", "public"];

export const idOf = (name: string): string => `planted-${name}`;

/** Correct operations: a rule that reports these would report anything. */
export const honest = KINDS.flatMap((kind) => [
  { name: `${kind}-honest`, kind, declared: {} },
  { name: `${kind}-honest-read`, kind, declared: { method: "GET" } },
  ...(kind === "key" ? [{ name: "key-honest-upload", kind, declared: UPLOAD }] : []),
]);

const byName = new Map(flaws.map((flaw) => [idOf(flaw.name), flaw]));

export const plantedContract: Record<string, Operation> = contract(
  Object.fromEntries([
    ...flaws.map(({ name, on, declared }) => [idOf(name), plant(name, on, declared)]),
    ...honest.map(({ name, kind, declared }) => [idOf(name), plant(name, kind, declared)]),
  ]),
);

export const verbOf = (id: string): Verb | undefined =>
  id in plantedContract ? (byName.get(id)?.verb ?? recording) : undefined;

export const tamperOf = (id: string): Tamper => byName.get(id)?.tamper ?? {};
