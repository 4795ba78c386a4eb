import type { StagePerson, StageState } from "../state";
import { type LayersOn, layersOn } from "./layers-on";
import { type Placement, placeStage } from "./place-stage";

/** What the host is called where no one has given a name: a role, which is no name to show. */
export const NAMELESS_HOST = "Host";

/** What stands in someone's tile; nothing for a host without a name. */
const tagName = ({ kind, name }: Pick<StagePerson, "kind" | "name">): string =>
  kind === "host" && name === NAMELESS_HOST ? "" : name;

interface Drawn {
  ratio: number;
  widthPx: number;
  /** Someone shares a screen: it takes the place of the slides. */
  hasScreen?: boolean;
  /** What is shown of the stage's layers; all of them otherwise. */
  layers?: LayersOn;
}

/** Where everything on a stage is. */
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
