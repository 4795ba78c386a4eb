import type { CSSProperties } from "react";
import type { StageLook } from "@/lib/theme/stage-look";
import "@/components/faces/faces.css";
import look from "./stage-look.module.css";

/** Props for the element around the stage. Without a look it uses the product's own. */
export const lookProps = (wanted: StageLook | undefined) => ({
  className: look.look,
  "data-look": wanted?.theme,
  style: wanted?.colours as CSSProperties | undefined,
});
