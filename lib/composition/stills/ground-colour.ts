import type { StageLook } from "@/lib/theme/stage-look";
import { colourOf } from "./look/css-values";
import { Tokens } from "./look/tokens";

/** Returns the color below everything, as `#rrggbb`. */
export const groundColour = (look: StageLook | null): string =>
  colourOf(new Tokens(look).text("--stage-ground")).hex;
