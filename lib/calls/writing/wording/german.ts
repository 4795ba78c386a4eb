const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ gebe: "gibt", spreche: "spricht", bespreche: "bespricht", nehme: "nimmt", übernehme: "übernimmt" },
  ...{ lese: "liest", sehe: "sieht", treffe: "trifft", helfe: "hilft", halte: "hält", lasse: "lässt" },
  ...{
    trage: "trägt",
    lade: "lädt",
    schlage: "schlägt",
    empfehle: "empfiehlt",
    fahre: "fährt",
    werde: "wird",
  },
  ...{ habe: "hat", weiß: "weiß", kann: "kann", muss: "muss", will: "will" },
};
const PLURAL: Readonly<Record<string, string>> = {
  habe: "haben",
  kann: "können",
  muss: "müssen",
  will: "wollen",
  bin: "sind",
};
const NO_VERBS =
  /^(?:eine|meine|seine|ihre|unsere|diese|alle|keine|beide|neue|erste|letzte|nächste|ende|heute|bitte|gerne|danke|welche|solche|jede|viele|weitere|kurze|deine|eure|vor|dann|die|sie|wie|nie|ohne)$/u;

/** A verb as it follows "ich", for "Sie" or a third person. */
function conjugated(verb: string, who: "sie" | "third"): string | null {
  const low = verb.toLowerCase();
  if (who === "third" && IRREGULAR[low] !== undefined) return IRREGULAR[low];
  if (who === "sie" && PLURAL[low] !== undefined) return PLURAL[low];
  if (!/^\p{Ll}+e$/u.test(low) || NO_VERBS.test(low)) return null;
  const stem = low.slice(0, -1);
  if (who === "third") {
    if (/(?:[td]|[^aeiouäöürlhcm][mn])$/u.test(stem)) return `${stem}et`;
    // "sammle" is "sammelt".
    return /[^aeiouäöülhr]l$/u.test(stem) ? `${stem.slice(0, -1)}elt` : `${stem}t`;
  }
  if (/[^aeiouäöülhr]l$/u.test(stem)) return `${stem.slice(0, -1)}eln`;
  return /[^i]er$/u.test(stem) ? `${stem}n` : `${stem}en`;
}

/** An act as it follows "ich", for someone else; null if it isn't sure. */
export function actOfOther(act: string, who: "sie" | "third"): string | null {
  if (/(?<!\p{L})(?:ich|du|dir|dich|euch|wir|sie|ihr)(?!\p{L})/u.test(act)) return null;
  let isSure = true;
  const text = act.replace(
    /(^|, |und (?:dann )?)(\p{Ll}+)(?!\p{L})/gu,
    (all, before: string, word: string) => {
      const isFirst = before === "";
      const verb = conjugated(word, who);
      if (verb === null && isFirst) isSure = false;
      return verb === null ? all : `${before}${verb}`;
    },
  );
  if (!isSure) return null;
  return text
    .replace(/(?<!\p{L})(?:mich|mir)(?!\p{L})/gu, "sich")
    .replace(/(?<!\p{L})mein(\p{Ll}*)(?!\p{L})/gu, (_, end: string) =>
      who === "sie" ? `Ihr${end}` : `sein${end}`,
    )
    .replace(/(?<!\p{L})Ihnen(?!\p{L})/gu, "uns")
    .replace(
      /(?<!\p{L})unser(\p{Ll}*)(?!\p{L})/gu,
      (_, end: string) =>
        `Ihr${end === "en" || end === "em" || end === "er" || end === "es" || end === "e" ? end : ""}`,
    );
}

/** What the customer said of itself, written to it; null if it can't be turned for sure. */
export function turnedToReader(text: string): string | null {
  if (
    /(?<!\p{L})(?:ich|mich|mir|du|dir|dich|euch|euer|eure|Sie|sie|ihr|ihnen|Ihnen|man)(?!\p{L})/u.test(text)
  )
    return null;
  if (/(?<!\p{L})(?:Ich|Du|Ihr)(?!\p{L})/u.test(text)) return null;
  let isSure = true;
  const hasWe = /(?<!\p{L})wir(?!\p{L})/iu.test(text);
  const turned = text
    .replace(/(?<!\p{L})(\p{L}+ )?uns(?!\p{L})/gu, (all, before: string | undefined) => {
      const word = before?.trim().toLowerCase() ?? "";
      if (/^(?:für|ohne|gegen|um)$/u.test(word)) return `${before}Sie`;
      if (/^(?:bei|mit|von|zu|aus|nach)$/u.test(word)) return `${before}Ihnen`;
      if (hasWe) return `${before ?? ""}sich`;
      isSure = false;
      return all;
    })
    .replace(/(?<!\p{L})unser(e[nmrs]?)?(?!\p{L})/giu, (_, end: string | undefined) => `Ihr${end ?? ""}`)
    .replace(/(?<!\p{L})mein(e[nmrs]?)?(?!\p{L})/giu, (_, end: string | undefined) => `Ihr${end ?? ""}`)
    .replace(/(?<!\p{L})wir(?!\p{L})/giu, "Sie");
  return isSure ? turned : null;
}
