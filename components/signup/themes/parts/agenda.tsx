import { AgendaTime } from "../../agenda-time";
import type { SignupView } from "../../signup-view";
import { wordsFor } from "../../words/words-for";

type ClassNames = Partial<Record<"section" | "list" | "time" | "title" | "length", string | undefined>>;

/** The run of show as a list: when, what and who, how long. */
export function Agenda({ view, classes }: { view: SignupView; classes: ClassNames }) {
  const words = wordsFor(view.language);
  if (view.agenda.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{words.agenda}</h2>
      <ol className={classes.list}>
        {view.agenda.map((item) => (
          <li key={`${item.offsetSec} ${item.title}`}>
            <AgendaTime startsAt={view.startsAt} offsetSec={item.offsetSec} className={classes.time} />
            <span className={classes.title}>
              {item.title}
              {item.assignee && <small>{item.assignee}</small>}
            </span>
            <span className={classes.length}>{words.minutes(item.minutes)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
