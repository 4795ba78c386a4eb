import type { peopleCommands } from "../catalog/people-commands";
import type { StagePerson, StageState } from "../state";
import { STAGE_LIMITS } from "../vocabulary";
import { type ReducersFor, refuse } from "./types";
import { withoutPerson } from "./without-person";

type LowerThird = NonNullable<StageState["lower_third"]>;

const onStage = (state: StageState, identity: string): StagePerson | undefined =>
  state.stage.find((person) => person.identity === identity);

function nameLineFor(state: StageState, identity: string | undefined): LowerThird | null {
  const wanted = identity ?? state.spotlight;
  const person = wanted === null ? state.stage[0] : onStage(state, wanted);
  return person ? { identity: person.identity, title: person.name, subtitle: person.title } : null;
}

export const peopleReducers: ReducersFor<typeof peopleCommands> = {
  bring_on: (state, { identity }, { people }) => {
    if (onStage(state, identity)) return { ...state };
    const person = people.find((entry) => entry.identity === identity);
    if (!person) return refuse("identity", "not_found");
    if (state.stage.length >= STAGE_LIMITS.people)
      return refuse("identity", "too_many", { min: 0, max: STAGE_LIMITS.people });
    return { ...state, stage: [...state.stage, { ...person }] };
  },
  send_off: (state, { identity }) =>
    onStage(state, identity) ? withoutPerson(state, identity) : refuse("identity", "not_found"),
  move_person: (state, { identity, position }) => {
    const person = onStage(state, identity);
    if (!person) return refuse("identity", "not_found");
    const stage = state.stage.filter((other) => other !== person);
    stage.splice(position - 1, 0, person);
    return { ...state, stage };
  },
  spotlight: (state, { identity }) => {
    if (identity !== null && !onStage(state, identity)) return refuse("identity", "not_found");
    return { ...state, spotlight: identity };
  },
  mute: (state, { identity, muted }) => {
    if (!onStage(state, identity)) return refuse("identity", "not_found");
    const stage = state.stage.map((person) => (person.identity === identity ? { ...person, muted } : person));
    return { ...state, stage };
  },
  lower_third: (state, { identity, title, subtitle, visible }) => {
    if (!visible) return { ...state, lower_third: null };
    if (title !== undefined && identity === undefined) {
      return { ...state, lower_third: { identity: null, title, subtitle: subtitle ?? "" } };
    }
    const found = nameLineFor(state, identity);
    if (!found) return refuse("identity", identity === undefined ? "required" : "not_found");
    const lowerThird = { ...found, title: title ?? found.title, subtitle: subtitle ?? found.subtitle };
    return { ...state, lower_third: lowerThird };
  },
};
