import type { StagePerson, StageState } from "../state";
import { type LayersOn, layersOn } from "./layers-on";
import { type Placement, placeStage } from "./place-stage";

/** The host's name if none was given: a role, which isn't shown as a name. */
export const NAMELESS_HOST = "Host";

/** Returns the name in a person's tile; empty for a host without a name. */
const tagName = ({ kind, name }: Pick<StagePerson, "kind" | "name">): string =>
  kind === "host" && name === NAMELESS_HOST ? "" : name;

interface Drawn {
  ratio: number;
  widthPx: number;
  /** Whether someone shares a screen, which replaces the slides. */
  hasScreen?: boolean;
  /** The layers to show; all of the stage's by default. */
  layers?: LayersOn;
}

/** Returns where everything on a stage is. */
export const placementOf = (
  state: StageState,
  { ratio, widthPx, hasScreen = false, layers }: Drawn,
): Placement =>
  placeStage({
    layout: state.layout,
    people: state.stage.map((person) => ({ identity: person.identity, name: tagName(person) })),
    spotlight: state.spotlight,
    deckVisible: state.deck.visible || hasScreen,
    whiteboard: state.whiteboard.visible,
    video: state.video.visible,
    immersive: state.immersive,
    zoom: state.zoom,
    ratio,
    widthPx,
    layers: layers ?? layersOn(state),
  });
