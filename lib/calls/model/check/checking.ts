import type { CallContext } from "../../by-rules/context";
import type { Said } from "../../transcript/said";
import type { Kind } from "../claims";
import { Lines } from "./lines";
import { type Fault, faultOf, type Reading, type Source, stemsOf } from "./standing";

/** What was dropped, by kind of claim and reason. */
export type Dropped = Record<string, number>;

/** Fields of a call that facts aren't made of. */
export type FieldKind = "contact" | "company" | "value" | "products" | "stage";

/** Holds claims about a call against its lines, and counts those that don't stand. */
export class Checking {
  readonly lines: Lines;
  readonly dropped: Dropped = {};
  readonly #reading: Reading;
  readonly #companies: ReadonlyMap<string, string>;

  constructor(readonly context: CallContext) {
    const { said, rules, finder, call } = context;
    this.lines = new Lines(context);
    this.#companies = new Map(
      (call.participants ?? []).map(({ name, company = "" }) => [name.toLowerCase(), company]),
    );
    const names = [...context.sides.keys()].flatMap((name) => name.toLowerCase().split(/[\s.]+/u));
    this.#reading = {
      ...{ rules, finder },
      people: new Set(names.filter((name) => name.length > 1)),
      stems: new Set(said.flatMap(({ plain }) => stemsOf(plain))),
    };
  }

  drop(
    kind: Kind | FieldKind | "summary",
    why: Fault | "quote" | "side" | "owner" | "name" | "amount",
  ): void {
    const key = `${kind}: ${why}`;
    this.dropped[key] = (this.dropped[key] ?? 0) + 1;
  }

  /** Why a sentence doesn't stand on lines; null if it does. */
  faultOf(text: string, lines: readonly number[], isAdvice = false): Fault | null {
    const on = [...new Set(lines)].flatMap((line) => this.lines.at(line));
    const around = on.flatMap(({ at }) => this.context.said.slice(Math.max(0, at - 2), at));
    return faultOf(text, on.map(this.#source), this.#reading, {
      around: around.map(this.#source),
      isAdvice,
    });
  }

  #source = ({ plain, speaker }: Said): Source => ({
    plain,
    by: speaker === null ? "" : `${speaker} ${this.#companies.get(speaker.toLowerCase()) ?? ""}`,
  });
}
