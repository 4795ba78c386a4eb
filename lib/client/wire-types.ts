import type * as z from "zod";
import type { CONTRACTS } from "@/lib/api/registry/contracts";
import type { Given, ListOutput, Operation } from "@/lib/operation/operation";

type Contracts = typeof CONTRACTS;

/** The contract of an operation; `unknown` if it has none yet. */
type Declared<Id extends string> = Id extends keyof Contracts ? Contracts[Id] : unknown;

type DataOfOperation<Op> =
  Op extends Operation<infer _P, infer _Q, infer _B, infer O>
    ? O extends ListOutput<infer Item>
      ? z.output<Item>[]
      : O extends z.ZodType
        ? z.output<O>
        : never
    : unknown;

/** `data` of an operation's response, without the envelope. */
export type DataOf<Id extends string> = DataOfOperation<Declared<Id>>;

type Loose = Record<string, unknown>;

/** The type of an operation's request body. */
export type BodyOf<Id extends string> =
  Declared<Id> extends Operation<infer _P, infer _Q, infer B, infer _O>
    ? Given<z.input<B>> & { dry_run?: boolean; expected_version?: number; reason?: string }
    : Loose;
