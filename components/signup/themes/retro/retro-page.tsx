import { AgendaTime } from "../../agenda-time";
import { Portrait } from "../../portrait";
import type { SignupView } from "../../signup-view";
import { titleLength } from "../../title-length";
import { When } from "../../when";
import { wordsFor } from "../../words/words-for";
import { ZoneToggle } from "../../zone-toggle";
import type { ThemeProps } from "../theme-props";
import css from "./retro.module.css";
import { bungee } from "./retro-fonts";
import { Stripes } from "./stripes";

/** A station ident from 1974: cream, three stripes, chunky letters. */
export function RetroPage({ view, Panel }: ThemeProps) {
  const words = wordsFor(view.language);
  return (
    <div className={`${css.page} ${bungee.variable}`} style={view.colours}>
      <div className={css.hero}>
        <header className={css.top}>
          <p className={css.station}>
            {/* biome-ignore lint/performance/noImgElement: a logo, as it is */}
            {view.logo ? <img src={view.logo} alt={view.workspace} /> : view.workspace}
          </p>
        </header>
        <main className={css.main}>
          <Stripes className={css.stripes} />
          <div className={css.head} data-length={titleLength(view.headline)}>
            {view.title && <p className={css.kicker}>{view.title}</p>}
            <h1>{view.headline}</h1>
            <Airtime view={view} />
          </div>
          <aside className={css.panel} id="register" aria-label={words.yourPlace}>
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
            <Guide view={view} />
            <Cast view={view} />
          </div>
        </main>
      </div>
    </div>
  );
}

function Airtime({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.closedReason === "not_open_yet") return null;
  if (!view.startsAt) return <p className={css.airtime}>{words.dateOpen}</p>;
  return (
    <div className={css.airtime}>
      <When at={view.startsAt} part="date" className={css.date} />
      <span className={css.hours}>
        <When at={view.startsAt} until={view.endsAt} part="range" className={css.clock} />
        <When at={view.startsAt} part="zone" />
      </span>
      <ZoneToggle at={view.startsAt} className={css.link} />
    </div>
  );
}

function Guide({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.agenda.length === 0) return null;
  return (
    <section className={css.guide}>
      <h2>{words.agenda}</h2>
      <ol>
        {view.agenda.map((item) => (
          <li key={`${item.offsetSec} ${item.title}`}>
            <AgendaTime startsAt={view.startsAt} offsetSec={item.offsetSec} className={css.slot} />
            <span className={css.slotTitle}>
              {item.title}
              {item.assignee && <small>{item.assignee}</small>}
            </span>
            <span className={css.slotLength}>{words.minutes(item.minutes)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cast({ view }: { view: SignupView }) {
  const words = wordsFor(view.language);
  if (view.speakers.length === 0) return null;
  return (
    <section className={css.cast}>
      <h2>{words.speakers}</h2>
      <ul>
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
