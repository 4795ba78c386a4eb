import type { StageLook } from "@/lib/theme/stage-look";
import { colourOf, css, lengthPx, type Units } from "./css-values";
import sheet from "./stage-look.json" with { type: "json" };

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

const RULES: Rules = sheet;

/** The declarations of a rule of the stage's style sheet. */
export const ruleOf = (selector: string): Readonly<Record<string, string>> => RULES[selector] ?? {};

/** The style sheet's variables for a look, read by name. */
export class Tokens {
  readonly #values: Readonly<Record<string, string>>;

  /** Without a look, the product's own. */
  constructor(readonly look: StageLook | null) {
    const theme = look ? ruleOf(`.look[data-look="${look.theme}"]`) : {};
    this.#values = { ...ruleOf(".look"), ...look?.colours, ...theme };
  }

  /** A variable's value, with the variables in it replaced; typefaces stay `var(--font-…)`. */
  text(name: `--${string}`): string {
    return this.filled(this.#values[name] ?? "");
  }

  /** Replaces variables in a value. */
  filled(value: string): string {
    return value.replace(/var\((--[\w-]+)(?:, ([^()]*))?\)/g, (whole, name: string, other?: string) => {
      const found = this.#values[name];
      if (found !== undefined) return this.filled(found);
      return name.startsWith("--font-") ? whole : (other ?? whole);
    });
  }

  /** A color, for a canvas. */
  colour(name: `--${string}`): string {
    return css(colourOf(this.text(name)));
  }

  px(name: `--${string}`, units: Units): number {
    return lengthPx(this.text(name), units);
  }
}
