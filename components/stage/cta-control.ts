/** A viewer's actions on a call to action. */
export interface CtaControl {
  /** URL that the link opens. */
  href: string;
  /** Called when the link is followed. */
  onFollow: () => void;
  /** Hides it for this viewer. */
  onDismiss: () => void;
}
