import { AgendaTime } from "../../agenda-time";
import { Portrait } from "../../portrait";
import type { SignupView } from "../../signup-view";
import { titleLength } from "../../title-length";
import { When } from "../../when";
import { wordsFor } from "../../words/words-for";
import { ZoneToggle } from "../../zone-toggle";
import type { ThemeProps } from "../theme-props";
import css from "./editorial.module.css";
import { newsreader } from "./editorial-fonts";

/** A newspaper's front page: rules, columns, a table of contents. */
export function EditorialPage({ view, Panel }: ThemeProps) {
  const words = wordsFor(view.language);
  return (
    <div className={`${css.page} ${newsreader.variable}`} style={view.colours}>
      <header className={css.masthead}>
        <p className={css.paper}>
          {/* biome-ignore lint/performance/noImgElement: a logo, as it is */}
          {view.logo ? <img src={view.logo} alt={view.workspace} /> : view.workspace}
        </p>
        <p>{words.liveShow}</p>
      </header>
      <main className={css.main}>
        <div className={css.head} data-length={titleLength(view.headline)}>
          {view.title && <p className={css.kicker}>{view.title}</p>}
          <h1>{view.headline}</h1>
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
          <Speakers view={view} />
        </div>
      </main>
    </div>
  );
}

function Dateline({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.closedReason === "not_open_yet") return null;
  if (!view.startsAt) return <p className={css.dateline}>{words.dateOpen}</p>;
  return (
    <p className={css.dateline}>
      <When at={view.startsAt} part="date" />
      <span>
        <When at={view.startsAt} until={view.endsAt} part="range" />{" "}
        <When at={view.startsAt} part="zone" className={css.zone} />
      </span>
      <ZoneToggle at={view.startsAt} className={css.toggle} />
    </p>
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

function Speakers({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.speakers.length === 0) return null;
  return (
    <section>
      <h2>{words.speakers}</h2>
      <ul className={css.speakers} data-count={Math.min(view.speakers.length, 4)}>
        {view.speakers.map((speaker) => (
          <li key={speaker.id}>
            <Portrait speaker={speaker} className={css.portrait} />
            <div>
              <h3>{speaker.name}</h3>
              <p className={css.role}>
                {speaker.isHost ? [words.host, speaker.role].filter(Boolean).join(", ") : speaker.role}
              </p>
              {speaker.intro && <p className={css.intro}>{speaker.intro}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
