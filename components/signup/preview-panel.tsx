import { SignupPanel } from "./signup-panel";
import type { PanelProps } from "./theme-props";

/**
 * The signup panel as it will look. Nothing in it can be clicked or sent, so no one registers in a preview.
 */
export function PreviewPanel(props: PanelProps) {
  return (
    <div inert>
      <SignupPanel {...props} />
    </div>
  );
}
