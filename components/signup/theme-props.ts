import type { ComponentType } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import type { SignupClasses } from "./signup-classes";

export interface PanelProps {
  view: SignupView;
  classes: SignupClasses;
}

export interface ThemeProps {
  view: SignupView;
  /** What stands where one signs up; the viewer's lobby puts its own there. */
  Panel: ComponentType<PanelProps>;
}
