import type { SignupView } from "@/lib/signup/signup-view";
import type { ThemeClasses } from "./theme-classes";

/** The headline, below the title if they differ. */
export function Headline({ view, classes }: { view: SignupView; classes: ThemeClasses }) {
  return (
    <>
      {view.title && <p className={classes.kicker}>{view.title}</p>}
      <h1>{view.headline}</h1>
    </>
  );
}
