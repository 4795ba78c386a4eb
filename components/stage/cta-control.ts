/** What somebody who watches can do with a call to action. */
export interface CtaControl {
  /** Where its link leads. */
  href: string;
  /** It was followed. */
  onFollow: () => void;
  /** Out of one's own sight. */
  onDismiss: () => void;
}
