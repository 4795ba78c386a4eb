import { AgendaTime } from "../../agenda-time";
import { Portrait } from "../../portrait";
import type { SignupView } from "../../signup-view";
import { titleLength } from "../../title-length";
import { When } from "../../when";
import { wordsFor } from "../../words/words-for";
import { ZoneToggle } from "../../zone-toggle";
import type { ThemeProps } from "../theme-props";
import css from "./midnight.module.css";

/** A dark hall with one lamp: big time, tight letters, glass where text stays readable. */
export function MidnightPage({ view, Panel }: ThemeProps) {
  const words = wordsFor(view.language);
  return (
    <div className={css.page} style={view.colours}>
      <div className={css.lamp} aria-hidden />
      <header className={css.top}>
        <p>
          {/* biome-ignore lint/performance/noImgElement: a logo, as it is */}
          {view.logo ? <img src={view.logo} alt={view.workspace} /> : view.workspace}
        </p>
        <p className={css.kind}>{words.liveShow}</p>
      </header>
      <main className={css.main}>
        <div className={css.head} data-length={titleLength(view.headline)}>
          <Hour view={view} />
          {view.title && <p className={css.kicker}>{view.title}</p>}
          <h1>{view.headline}</h1>
        </div>
        <aside className={css.glass} id="register" aria-label={words.yourPlace}>
          <Panel view={view} classes={css as never} />
        </aside>
        <div className={css.rest}>
          {(view.sub || view.paragraphs.length > 0) && (
            <div className={css.about}>
              {view.sub && <p className={css.sub}>{view.sub}</p>}
              {view.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          <Speakers view={view} />
          <Agenda view={view} />
        </div>
      </main>
    </div>
  );
}

function Hour({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.closedReason === "not_open_yet") return null;
  if (!view.startsAt) return <p className={css.open}>{words.dateOpen}</p>;
  return (
    <div className={css.hour}>
      <When at={view.startsAt} part="clock" className={css.clock} />
      <p className={css.day}>
        <When at={view.startsAt} part="date" />
        <When at={view.startsAt} part="zone" className={css.zone} />
        <ZoneToggle at={view.startsAt} className={css.link} />
      </p>
    </div>
  );
}

function Speakers({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.speakers.length === 0) return null;
  return (
    <section>
      <h2>{words.speakers}</h2>
      <ul className={css.speakers}>
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

function Agenda({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.agenda.length === 0) return null;
  return (
    <section>
      <h2>{words.agenda}</h2>
      <ol className={css.agenda}>
        {view.agenda.map((item) => (
          <li key={`${item.offsetSec} ${item.title}`}>
            <AgendaTime startsAt={view.startsAt} offsetSec={item.offsetSec} className={css.slot} />
            <span>
              {item.title}
              {item.assignee && <small>{item.assignee}</small>}
            </span>
            <span className={css.length}>{words.minutes(item.minutes)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
