import { SignupPanel } from "./signup-panel";
import type { PanelProps } from "./theme-props";

/** The place to sign up as it will look. Nothing in it can be pressed or sent: nobody registers by a preview. */
export function PreviewPanel(props: PanelProps) {
  return (
    <div inert>
      <SignupPanel {...props} />
    </div>
  );
}
