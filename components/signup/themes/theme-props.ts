import type { ComponentType } from "react";
import type { SignupClasses } from "../signup-classes";
import type { SignupView } from "../signup-view";

export interface PanelProps {
  view: SignupView;
  classes: SignupClasses;
}

export interface ThemeProps {
  view: SignupView;
  /** What stands where one signs up; the viewer's lobby puts its own there. */
  Panel: ComponentType<PanelProps>;
}
