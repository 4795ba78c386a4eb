import { linesOf, sentencesIn } from "./written-sentences";

const CHOICE = /\{([^}]*)\}/g;

/**
 * One wording per word of the longest choice, so that each word appears once; the other choices rotate along.
 */
function wordingsOf(template: string): string[] {
  const choices = [...template.matchAll(CHOICE)].map(([, words = ""]) => words.split("|"));
  const count = Math.max(1, ...choices.map((words) => words.length));
  return Array.from({ length: count }, (_, round) => {
    let place = 0;
    return template.replace(CHOICE, () => {
      const words = choices[place] ?? [];
      place += 1;
      return words[(round + place * Math.floor(round / words.length)) % words.length] ?? "";
    });
  });
}

const PARTICIPLES: Readonly<Record<string, string>> = {
  show: "shown",
  bring: "brought",
  put: "put",
  take: "taken",
  get: "got",
  throw: "thrown",
  stick: "stuck",
  send: "sent",
  go: "gone",
  set: "set",
  cut: "cut",
  shut: "shut",
  give: "given",
  begin: "begun",
  run: "run",
  hide: "hidden",
  do: "done",
  lose: "lost",
  make: "made",
  have: "had",
  shoot: "shot",
  let: "let",
  read: "read",
  undo: "undone",
  swing: "swung",
};
const DOUBLED =
  /^(?:stop|drop|cut|put|get|set|run|shut|swap|flip|skip|begin|let|pin|unpin|wrap|scrap|pop|axe?p|bump?p|step|scan|hit|zip|trip|trim|dim|submit|admit|scrip|pu?t)$/;

const gerund = (verb: string): string =>
  DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb.replace(/(?<=[^e])e$/, "")}ing`;

const participle = (verb: string): string =>
  PARTICIPLES[verb] ?? (DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb.replace(/e$/, "")}ed`);

function framed(frame: string, order: string): string {
  const [verb = "", ...rest] = order.split(" ");
  const after = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  return frame
    .replace(/\bXing\b/, `${gerund(verb)}${after}`)
    .replace(/\bXed\b/, `${participle(verb)}${after}`)
    .replace(/\bX\b/, order);
}

type Frame = { kind: string; words: string };
const FRAMES: readonly Frame[] = linesOf("grammar-frames.txt").map((line) => {
  const at = line.indexOf(" ");
  return { kind: line.slice(0, at), words: line.slice(at + 1) };
});
const framesOf = (kind: string, mark: RegExp): string[] =>
  FRAMES.filter((frame) => frame.kind === kind && mark.test(frame.words)).map(({ words }) => words);

const ORDER = /\bX(?:ing|ed)?\b/;
const THING = /\bT\b/;

/** The frames need a verb: "please don't slides off" isn't English. */
const beginsWithVerb = (order: string): boolean =>
  !/^(?:(?:slides?|music|captions?|ticker|whiteboard|question|button|next|back|previous|one|p\d|pg|page|volume|vol|grid|gallery|layout|half|quieter|softer|less|not|louder|more|no|everything|thirty|30|forward|the|mic|all|on|spotlight|confetti|some|everybody|a)\b|[A-Z])/.test(
    order,
  );

/** Every wording in the catalog, in one frame that requests it and one that doesn't. */
function orders(): string[] {
  const plain = linesOf("grammar-orders.txt").flatMap((line) => {
    const [context = "", template = "", wanted = ""] = line.split(" | ");
    return wordingsOf(template).map((order) => ({ context, order, wanted }));
  });
  return plain.flatMap(({ context, order, wanted }, at) => [
    `${context} | ${order} | ${wanted}`,
    ...["+", "-"]
      .filter(() => beginsWithVerb(order))
      .map((kind) => {
        const frames = framesOf(kind, ORDER);
        const frame = frames[(at * 7) % frames.length] ?? "X";
        return `${context} | ${framed(frame, order)} | ${kind === "+" ? wanted : "-"}`;
      }),
  ]);
}

/** Not used in pairs: orders that depend on the one before, or on a confirmation. */
const ALONE = /^!|\d-\d|undo|clear_stage|remove_scene|move_scene|\/ /;
/** Corrections, and several orders in one. */
const SEVERAL = /[,.&+]|\b(?:and|plus|then|no|with|instead|both|replace|swap)\b/;
const RELATIVE = /\b(?:next|following|previous|preceding|forward|ahead|back|by)\b/;

/** Two orders at a time, from different lines of the catalog. */
function pairs(): string[] {
  const single = linesOf("grammar-orders.txt").flatMap((line, at) => {
    const [context = "", template = "", wanted = ""] = line.split(" | ");
    return ALONE.test(wanted) ? [] : wordingsOf(template).map((order) => ({ at, context, order, wanted }));
  });
  const usable = single.filter(({ order }) => !RELATIVE.test(order) && !SEVERAL.test(order));
  const frames = FRAMES.filter(({ kind }) => kind === "both" || kind === "second");
  return usable.flatMap((first, n) => {
    const others = usable.filter(({ at, context }) => context === first.context && at !== first.at);
    const second = others[(n * 31) % others.length];
    const frame = frames[(n * 7) % frames.length];
    if (!second || !frame) return [];
    const said = framed(frame.words, first.order).replace(/\bY\b/, second.order);
    const wanted = frame.kind === "both" ? `${first.wanted}; ${second.wanted}` : second.wanted;
    return [`${first.context} | ${said} | ${wanted}`];
  });
}

/** Everything that can be shown and hidden, in every wording. */
function wishes(): string[] {
  return linesOf("grammar-things.txt").flatMap((line) => {
    const [template = "", away = "", shows = "", there = "", hides = ""] = line.split(" | ");
    const names = wordingsOf(template);
    return [
      { kind: "show", context: away, wanted: shows },
      { kind: "hide", context: there, wanted: hides },
      { kind: "-", context: there === "-" ? away : there, wanted: "-" },
    ].flatMap(({ kind, context, wanted }) =>
      (context === "-" ? [] : framesOf(kind, THING)).map((frame, at) => {
        const name = names[at % names.length] ?? "";
        const determined = /^[A-Z]/.test(name) ? frame.replace(/\bthe T\b/, "T") : frame;
        return `${context} | ${determined.replace(THING, name)} | ${wanted}`;
      }),
    );
  });
}

/**
 * All sentences that English grammar makes from the catalog: for improving the parser, and for regressions.
 */
export const GRAMMAR = sentencesIn([...orders(), ...pairs(), ...wishes()], "grammar");
