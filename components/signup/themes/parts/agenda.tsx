import type { SignupView } from "@/lib/signup/signup-view";
import { fill } from "@/lib/signup/words/fill";
import { wordsFor } from "@/lib/signup/words/words-for";
import { AgendaTime } from "../../agenda-time";
import type { ThemeClasses } from "./theme-classes";

/** The run of show as a list: start, title, people, and length. */
export function Agenda({ view, classes }: { view: SignupView; classes: ThemeClasses }) {
  const words = wordsFor(view.language);
  if (view.agenda.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{words.agenda}</h2>
      <ol className={classes.agenda}>
        {view.agenda.map((item) => (
          <li key={`${item.offsetSec} ${item.title}`}>
            <AgendaTime startsAt={view.startsAt} offsetSec={item.offsetSec} className={classes.slot} />
            <span className={classes.title}>
              {item.title}
              {item.assignee && <small>{item.assignee}</small>}
            </span>
            <span className={classes.length}>{fill(words.minutes, { count: item.minutes })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
