import { AgendaTime } from "../../agenda-time";
import type { SignupView } from "../../signup-view";
import { titleLength } from "../../title-length";
import { When } from "../../when";
import { wordsFor } from "../../words/words-for";
import { ZoneToggle } from "../../zone-toggle";
import { Headline } from "../parts/headline";
import { Sender } from "../parts/sender";
import { Speakers } from "../parts/speakers";
import { StartLine } from "../parts/start-line";
import type { ThemeProps } from "../theme-props";
import css from "./editorial.module.css";
import { newsreader } from "./editorial-fonts";

/** A newspaper's front page: rules, columns, a table of contents. */
export function EditorialPage({ view, Panel }: ThemeProps) {
  const words = wordsFor(view.language);
  return (
    <div className={`${css.page} ${newsreader.variable}`} style={view.colours}>
      <header className={css.masthead}>
        <Sender view={view} className={css.paper} />
        <p>{words.liveShow}</p>
      </header>
      <main className={css.main}>
        <div className={css.head} data-length={titleLength(view.headline)}>
          <Headline view={view} kickerClass={css.kicker} />
          <Dateline view={view} />
        </div>
        <aside className={css.aside} id="register" aria-label={words.yourPlace}>
          <Panel view={view} classes={css as never} />
        </aside>
        <div className={css.body}>
          {view.sub && <p className={css.standfirst}>{view.sub}</p>}
          {view.paragraphs.length > 0 && (
            <div className={css.about}>
              {view.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          <Agenda view={view} />
          <Speakers
            view={view}
            classes={{ list: css.speakers, portrait: css.portrait, role: css.role, intro: css.intro }}
            countTo={4}
          />
        </div>
      </main>
    </div>
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

function Agenda({ view }: { view: SignupView }) {
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
