import clsx from "clsx";
import type { CSSProperties } from "react";
import { bungee } from "@/components/faces/bungee";
import { newsreader } from "@/components/faces/newsreader";
import { spaceGrotesk } from "@/components/faces/space-grotesk";
import type { StageLook } from "@/lib/theme/stage-look";
import look from "./stage-look.module.css";

/** Browsers load a typeface only when text uses it. */
const FACES = clsx(newsreader.variable, spaceGrotesk.variable, bungee.variable);

/** Props for the element around the stage. Without a look it uses the product's own. */
export const lookProps = (wanted: StageLook | undefined) => ({
  className: clsx(look.look, FACES),
  "data-look": wanted?.theme,
  style: wanted?.colours as CSSProperties | undefined,
});
