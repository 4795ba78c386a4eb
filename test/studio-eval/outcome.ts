import { reduce, type StageCommandInput, type StageState } from "@/lib/stage";
import { stoppedVideo } from "@/lib/stage/video-time";
import { AT, type EvalStage } from "./stage-of";
import type { ActInput } from "./translate";

/** The resulting stage in comparable form: `state` without values that always differ. */
export type Outcome = { picture: string; volume: number; beyond: string[] };

const isCommand = (act: ActInput): act is StageCommandInput =>
  act.action !== "undo" && act.action !== "emergency_stop";

const plain = (words: string | null | undefined): string =>
  (words ?? "")
    .toLowerCase()
    .replace(/[’'‘`"“”„]/g, "")
    .replace(/[\s.!?,;]+$/, "")
    .replace(/\s+/g, " ")
    .trim();

function person(name: string | null, { people }: EvalStage): string {
  const said = plain(name);
  const found = people.filter(
    (entry) =>
      plain(entry.name) === said || plain(entry.name).split(" ")[0] === said || entry.identity === said,
  );
  return found.length === 1 && found[0] ? found[0].identity : said;
}

/** Ids, times and types of quotation marks don't affect what is shown. */
function comparable(state: StageState, stage: EvalStage): unknown {
  const { version: _version, scene_started_at: _started, ...rest } = state;
  return {
    ...rest,
    scenes: state.scenes.map(({ type, title, layout }) => ({ type, title, layout })),
    scene_id: null,
    scene_index: state.scene_index,
    stage: state.stage.map(({ identity, muted }) => ({ identity, muted })),
    video: {
      ...stoppedVideo(state.video, AT),
      plays: state.video.visible && state.video.started_at !== null,
      title: null,
    },
    ticker: { ...state.ticker, items: state.ticker.items.map(plain) },
    poll: state.poll && {
      ...state.poll,
      id: "",
      question: plain(state.poll.question),
      options: state.poll.options.map(plain),
    },
    question: state.question && plain(state.question.text),
    quote: state.quote && { text: plain(state.quote.text), author: person(state.quote.author, stage) },
    lower_third: state.lower_third && {
      who: person(state.lower_third.title, stage),
      subtitle: plain(state.lower_third.subtitle),
    },
    emcee: state.emcee && plain(state.emcee.text),
    effects: state.effects.map(({ kind }) => kind).sort(),
  };
}

/** Adds a lower third for a person still backstage, which the stage itself doesn't provide. */
function withName(command: StageCommandInput, stage: EvalStage): StageCommandInput {
  if (command.action !== "lower_third" || command.identity === undefined) return command;
  const named = stage.people.find(({ identity }) => identity === command.identity);
  return named
    ? { action: "lower_third", title: named.name, subtitle: command.subtitle ?? named.title }
    : command;
}

/** Runs all commands on the stage; null if the stage rejects one. */
export function outcomeOf(acts: readonly ActInput[], stage: EvalStage): Outcome | null {
  let { state } = stage;
  for (const [n, command] of acts.filter(isCommand).entries()) {
    const context = { id: `act_${n}`, at: AT, people: stage.people, presentations: stage.presentations };
    const first = reduce(state, command, context);
    const result = first.ok ? first : reduce(state, withName(command, stage), context);
    if (!result.ok) return null;
    state = result.state;
  }
  const beyond = acts.filter((act) => !isCommand(act)).map((act) => JSON.stringify(act));
  return {
    picture: JSON.stringify(comparable(state, stage)),
    volume: state.music.volume,
    beyond: [...new Set(beyond)].sort(),
  };
}
