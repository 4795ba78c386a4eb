import type { ComponentType } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import type { SignupClasses } from "./signup-classes";

export interface PanelProps {
  view: SignupView;
  classes: SignupClasses;
}

export interface ThemeProps {
  view: SignupView;
  /** The signup panel; the viewer's lobby replaces it with its own. */
  Panel: ComponentType<PanelProps>;
}
