import clsx from "clsx";
import type { SignupView } from "@/lib/signup/signup-view";
import { kindOfShow } from "@/lib/signup/words/kind-of-show";
import { wordsFor } from "@/lib/signup/words/words-for";
import { AgendaTime } from "../../agenda-time";
import { Story } from "../../story";
import type { ThemeProps } from "../../theme-props";
import { When } from "../../when";
import { ZoneToggle } from "../../zone-toggle";
import { Headline } from "../parts/headline";
import { Learn } from "../parts/learn";
import { Speakers } from "../parts/speakers";
import { Sponsors } from "../parts/sponsors";
import { StartLine } from "../parts/start-line";
import { themeClasses } from "../parts/theme-classes";
import { ThemeFrame } from "../parts/theme-frame";
import css from "./editorial.module.css";

const classes = themeClasses(css);

/** A newspaper's front page: rules, columns, a table of contents. */
export function EditorialPage({ view, Panel }: ThemeProps) {
  return (
    <ThemeFrame
      view={view}
      Panel={Panel}
      classes={classes}
      face="newsreaderDisplay"
      besideSender={<p>{kindOfShow(view)}</p>}
      head={
        <>
          <Headline view={view} classes={classes} />
          <Dateline view={view} />
        </>
      }
    >
      <div className={clsx(classes.rest, classes.column)}>
        {view.sub && <p className={css.standfirst}>{view.sub}</p>}
        {view.story.length > 0 && (
          <div className={css.story}>
            <Story story={view.story} />
          </div>
        )}
        <Learn view={view} classes={classes} />
        <Contents view={view} />
        <Speakers view={view} classes={classes} countTo={4} />
        <Sponsors view={view} classes={classes} />
      </div>
    </ThemeFrame>
  );
}

function Dateline({ view }: { view: SignupView }) {
  return (
    <StartLine view={view} openClass={css.dateline}>
      {(startsAt) => (
        <p className={css.dateline}>
          <When at={startsAt} part="date" />
          <span>
            <When at={startsAt} until={view.endsAt} part="range" />{" "}
            <When at={startsAt} part="zone" className={css.zone} />
          </span>
          <ZoneToggle at={startsAt} className={css.toggle} />
        </p>
      )}
    </StartLine>
  );
}

/** The agenda as a table of contents. */
function Contents({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.agenda.length === 0) return null;
  return (
    <section>
      <h2>{words.agenda}</h2>
      <ol className={css.contents}>
        {view.agenda.map((item) => (
          <li key={`${item.offsetSec} ${item.title}`}>
            <span className={css.entry}>
              <span className={css.entryTitle}>{item.title}</span>
              {item.assignee && <span className={css.byline}>{item.assignee}</span>}
            </span>
            <span className={css.leader} aria-hidden />
            <AgendaTime startsAt={view.startsAt} offsetSec={item.offsetSec} className={css.folio} />
          </li>
        ))}
      </ol>
    </section>
  );
}
