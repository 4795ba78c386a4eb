import { AgendaTime } from "../../agenda-time";
import { Portrait } from "../../portrait";
import type { SignupView } from "../../signup-view";
import { titleLength } from "../../title-length";
import { When } from "../../when";
import { wordsFor } from "../../words/words-for";
import { ZoneToggle } from "../../zone-toggle";
import type { ThemeProps } from "../theme-props";
import css from "./collage.module.css";
import { spaceGrotesk } from "./collage-fonts";
import { Cuttings } from "./cuttings";
import { Tape } from "./tape";

/** Paper, scissors, tape: cut shapes behind big letters. */
export function CollagePage({ view, Panel }: ThemeProps) {
  const words = wordsFor(view.language);
  return (
    <div className={`${css.page} ${spaceGrotesk.variable}`} style={view.colours}>
      <Cuttings className={css.cuttings} />
      <header className={css.top}>
        <p className={css.sender}>
          {/* biome-ignore lint/performance/noImgElement: a logo, as it is */}
          {view.logo ? <img src={view.logo} alt={view.workspace} /> : view.workspace}
        </p>
      </header>
      <main className={css.main}>
        <div className={css.head} data-length={titleLength(view.headline)}>
          {view.title && <p className={css.kicker}>{view.title}</p>}
          <h1>{view.headline}</h1>
          <Ticket view={view} />
        </div>
        <div className={css.side}>
          <Tape className={css.tape} />
          <aside className={css.sheet} id="register" aria-label={words.yourPlace}>
            <Panel view={view} classes={css as never} />
          </aside>
        </div>
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
      </main>
    </div>
  );
}

function Ticket({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.closedReason === "not_open_yet") return null;
  if (!view.startsAt) return <p className={css.ticket}>{words.dateOpen}</p>;
  return (
    <div className={css.ticketRow}>
      <p className={css.ticket}>
        <When at={view.startsAt} part="monthDay" className={css.day} />
        <span className={css.ticketRest}>
          <When at={view.startsAt} part="weekday" />
          <When at={view.startsAt} until={view.endsAt} part="range" className={css.hours} />
          <When at={view.startsAt} part="zone" className={css.zone} />
        </span>
      </p>
      <ZoneToggle at={view.startsAt} className={css.link} />
    </div>
  );
}

function Speakers({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.speakers.length === 0) return null;
  return (
    <section className={css.people}>
      <h2>{words.speakers}</h2>
      <ul data-count={Math.min(view.speakers.length, 3)}>
        {view.speakers.map((speaker) => (
          <li key={speaker.id}>
            <div className={css.frame}>
              <Portrait speaker={speaker} className={css.portrait} />
              <Tape className={css.strip} />
            </div>
            <div className={css.person}>
              <h3>{speaker.name}</h3>
              <p>{speaker.isHost ? [words.host, speaker.role].filter(Boolean).join(", ") : speaker.role}</p>
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
    <section className={css.plan}>
      <h2>{words.agenda}</h2>
      <ol>
        {view.agenda.map((item) => (
          <li key={`${item.offsetSec} ${item.title}`}>
            <AgendaTime startsAt={view.startsAt} offsetSec={item.offsetSec} className={css.tag} />
            <span className={css.planTitle}>
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
