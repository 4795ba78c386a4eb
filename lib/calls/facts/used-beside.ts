import type { LanguageRules } from "../languages/rules";
import type { Said } from "../transcript/said";
import { pointsOf } from "./competitors";

/** Before the name of what is used beside ours: "does it talk to", "a connector for", "syncs with". */
const JOINS = [
  String.raw`(?:integrat\p{L}*|sync\p{L}*|connects?|connected|connection|connector|compatible|compatibility|interfac\p{L}*|api|plug-?in|plugs?|hooks?|hooked)(?: \p{L}+){0,3}? (?:with|to|into|for|from)`,
  `(?:does|do|will|would|can|could|should|must|has to|have to|needs? to)(?: (?:it|this|that|you|they|yours?|the|system|software|tool|app|also|even|still)){1,3} (?:work|talk|speak|play|read|write|post|send|feed)(?: (?:nicely|well|data|things|them|it|everything)){0,2} (?:with|to|into|from)`,
  String.raw`(?:it|this|that|which|yours) (?:works|talks|speaks|plays|reads|writes|posts|feeds)(?: \p{L}+){0,2}? (?:with|to|into|from)`,
  String.raw`(?:schnittstellen?|anbindung|integration|plug-?in|api)(?: \p{L}+)? (?:zu|mit|an|für|von)`,
];
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${JOINS.join("|")})(?: (?:the|our|your|my|a|an|things like|something like|dem|der|das|die|unser\p{L}*)){0,2} $`,
  "u",
);
/** Behind it: "Datev integration". */
const BEHIND =
  /^(?:'s)?[ -](?:integrations?|connectors?|interfaces?|apis?|plug-?ins?|schnittstellen?|anbindung|verbind\p{L}*|anbind\p{L}*|angebunden|koppeln|gekoppelt)(?!\p{L})/u;

const REACH = 90;
/** From here on it's compared with ours. */
const COMPARED = 2;

/** Whether a name is only of something that is used beside ours, as far as what is said of it shows. */
export function isUsedBeside(name: string, said: readonly Said[], rules: LanguageRules): boolean {
  const key = name.toLowerCase();
  let isBeside = false;
  for (const one of said) {
    for (let from = one.low.indexOf(key); from !== -1; from = one.low.indexOf(key, from + key.length)) {
      const to = from + key.length;
      const joins =
        BEFORE.test(one.low.slice(Math.max(0, from - REACH), from)) || BEHIND.test(one.low.slice(to));
      if (joins) isBeside = true;
      else if (pointsOf(one, { from, to, isKnown: false }, rules) >= COMPARED) return false;
    }
  }
  return isBeside;
}
