import { evidenceOf } from "../../transcript/said";
import { inline } from "../wording/inline";
import type { Field } from "./fields-shape";
import type { SaidBy } from "./said-by";

const TIERS =
  "enterprise|business|professional|pro|premium|starter|basic|standard|growth|plus|team|essential|essentials|advanced|ultimate|unlimited";
const KINDS =
  "plan|package|edition|tier|license|licence|module|add-on|suite|bundle|paket|lizenz|modul|tarif|version|forfait|formule|licencia|módulo";
const ENGLISH = new RegExp(`(?<!\\p{L})((?:${TIERS})(?: (?:${TIERS}))? (?:${KINDS}))(?!\\p{L})`, "giu");
const GERMAN = new RegExp(
  `(?<!\\p{L})((?:\\p{Lu}\\p{L}{2,24}|${TIERS})-(?:Plan|Paket|Lizenz|Modul|Tarif|Version|Edition))(?:s|en|e)?(?!\\p{L})`,
  "giu",
);
const FRENCH = new RegExp(
  `(?<!\\p{L})((?:forfait|formule|offre|plan|licencia|módulo|paquete) (?:${TIERS}))(?!\\p{L})`,
  "giu",
);
/** Kinds of their own: "our Analytics module". */
const NAMED =
  /(?<!\p{L})(?:our|the|unser|unsere|das|die|notre|nuestro|nuestra) ((?:\p{Lu}[\p{L}\p{N}]{2,24} ){1,2}(?:plan|package|edition|module|add-on|suite|bundle|Modul|Paket))(?!\p{L})/gu;
const MOST = 10;
const DENIED =
  /(?<!\p{L})(?:don't|doesn't|do not|does not|no longer|never|kein|keine|keinen)(?!\p{L})[^,.;]{0,30}$/iu;

/** Products and plans that were named as something to buy. */
export function productsOf(said: readonly SaidBy[]): Field<string>[] {
  const found = new Map<string, Field<string>>();
  for (const one of said)
    for (const pattern of [ENGLISH, GERMAN, FRENCH, NAMED])
      for (const match of one.plain.matchAll(pattern)) {
        const name = inline(match[1] ?? "", 60);
        if (name === "" || DENIED.test(one.plain.slice(0, match.index))) continue;
        const key = name.toLowerCase().replace(/-/gu, " ");
        const known = found.get(key);
        if (!known)
          found.set(key, {
            value: name,
            confidence: one.side === "ours" ? 0.8 : 0.65,
            evidence: [evidenceOf(one)],
          });
        else if (known.evidence.length < 3 && known.evidence.at(-1)?.line !== one.line)
          known.evidence.push(evidenceOf(one));
      }
  return [...found.values()].slice(0, MOST);
}
