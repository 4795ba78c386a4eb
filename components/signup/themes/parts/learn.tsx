import type { SignupView } from "@/lib/signup/signup-view";
import { wordsFor } from "@/lib/signup/words/words-for";
import type { ThemeClasses } from "./theme-classes";

/** What people will learn, one line per point. */
export function Learn({ view, classes }: { view: SignupView; classes: ThemeClasses }) {
  if (view.learn.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{wordsFor(view.language).learn}</h2>
      <ul className={classes.learn}>
        {view.learn.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
