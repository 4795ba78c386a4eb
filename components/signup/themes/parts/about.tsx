import type { SignupView } from "@/lib/signup/signup-view";
import { Story } from "../../story";
import type { ThemeClasses } from "./theme-classes";

/** What the show is about; hidden if there is no description. */
export function About({ view, classes }: { view: SignupView; classes: ThemeClasses }) {
  if (!view.sub && view.story.length === 0) return null;
  return (
    <div className={classes.about}>
      {view.sub && <p className={classes.sub}>{view.sub}</p>}
      <Story story={view.story} />
    </div>
  );
}
