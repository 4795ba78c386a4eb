import type { SpokenAct } from "@/lib/spoken-commands/act";
import type { StageCommandInput } from "@/lib/stage";
import type { EvalCommand, EvalContext } from "./schema";
import { lineText, videoAt } from "./stage-of";

export type ActInput = StageCommandInput | Exclude<SpokenAct, { action: StageCommandInput["action"] }>;
type Args = EvalCommand["args"];
/** The music volume in the answer: a range is met if it contains the volume. */
type Heard = { volume: number };
type Translator = (args: Args, context: EvalContext, heard: Heard) => ActInput | null;

const identity = (args: Args): { identity: string } => ({ identity: args.person as string });

function volume(wanted: unknown, heard: number): number {
  const { min, max } =
    typeof wanted === "number"
      ? { min: wanted - 1, max: wanted + 1 }
      : (wanted as { min: number; max: number });
  if (heard >= min && heard <= max) return heard;
  return typeof wanted === "number" ? wanted : min;
}

/** A different presentation opens at a page: the loaded one is only shown. */
function deck(id: unknown, context: EvalContext): { presentation_id?: string; page: number } {
  const loaded = context.deck_shown ?? context.decks[0]?.id;
  const page = context.decks.find((entry) => entry.id === id)?.page ?? 1;
  return id === undefined || id === loaded ? { page } : { page, presentation_id: id as string };
}

function poll(args: Args, context: EvalContext): ActInput {
  const known = context.polls.find(({ id }) => id === args.poll);
  const { question, options } = known ?? (args as { question: string; options: string[] });
  return { action: "open_poll", question, options };
}

/** Commands of the set whose arguments differ from the catalog's. Null if the catalog can't express it. */
const TRANSLATORS: Record<string, Translator> = {
  bring_on: (args) => ({ action: "bring_on", ...identity(args) }),
  send_off: (args) => ({ action: "send_off", ...identity(args) }),
  mute: (args) => ({ action: "mute", ...identity(args), muted: args.muted as boolean }),
  spotlight: (args) => ({ action: "spotlight", identity: args.person as string | null }),
  zoom_in: (args) => ({ action: "zoom_in", ...(args.person ? identity(args) : {}) }),
  lower_third: (args) =>
    args.off
      ? { action: "lower_third", visible: false }
      : { action: "lower_third", ...identity(args), subtitle: args.subtitle as string | undefined },
  show_deck: (args, context) => {
    const target = deck(args.deck, context);
    return target.presentation_id ? { action: "set_slide", ...target } : { action: "show_deck" };
  },
  set_slide: (args, context) => ({
    action: "set_slide",
    ...deck(args.deck, context),
    page: args.page as number,
  }),
  show_video: (args, context) => {
    const title = context.videos.find(({ id }) => id === args.video)?.title;
    return { action: "show_video", src: videoAt(args.video as string), title };
  },
  open_poll: poll,
  close_poll: () => ({ action: "close_poll" }),
  show_results: (args, context) => {
    const shown = context.polls.find(({ state }) => state === "open")?.id;
    return args.poll !== undefined && args.poll !== shown ? null : { action: "show_results" };
  },
  show_question: (args, context) => {
    const asked = context.questions.find(({ id }) => id === args.question);
    return asked ? { action: "show_question", text: asked.text, author: asked.by } : null;
  },
  play_emcee: (args, context) => {
    const line = context.emcee.lines.find(({ id }) => id === args.line);
    return line ? { action: "play_emcee", text: lineText(line.title) } : null;
  },
  set_volume: (args, _context, heard) => ({
    action: "set_volume",
    target: "music",
    volume: volume(args.percent, heard.volume),
  }),
  show_cta: () => ({ action: "show_cta" }),
  ask_unmute: () => null,
  remove_person: () => null,
  start_countdown: () => null,
  set_countdown: () => null,
  end_show: () => ({ action: "emergency_stop", level: "end" }),
};

/** Translates a command of the set into the catalog's terms, or null if the catalog has none. */
export function translate(command: EvalCommand, context: EvalContext, heard: Heard): ActInput | null {
  const known = TRANSLATORS[command.command];
  if (known) return known(command.args, context, heard);
  return { action: command.command, ...command.args } as ActInput;
}
