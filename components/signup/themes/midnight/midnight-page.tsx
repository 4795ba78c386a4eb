import type { SignupView } from "../../signup-view";
import { titleLength } from "../../title-length";
import { When } from "../../when";
import { wordsFor } from "../../words/words-for";
import { ZoneToggle } from "../../zone-toggle";
import { About } from "../parts/about";
import { Agenda } from "../parts/agenda";
import { Headline } from "../parts/headline";
import { Sender } from "../parts/sender";
import { Speakers } from "../parts/speakers";
import { StartLine } from "../parts/start-line";
import type { ThemeProps } from "../theme-props";
import css from "./midnight.module.css";

/** A dark hall with one lamp: big time, tight letters, glass where text stays readable. */
export function MidnightPage({ view, Panel }: ThemeProps) {
  const words = wordsFor(view.language);
  return (
    <div className={css.page} style={view.colours}>
      <div className={css.lamp} aria-hidden />
      <header className={css.top}>
        <Sender view={view} />
        <p className={css.kind}>{words.liveShow}</p>
      </header>
      <main className={css.main}>
        <div className={css.head} data-length={titleLength(view.headline)}>
          <Hour view={view} />
          <Headline view={view} kickerClass={css.kicker} />
        </div>
        <aside className={css.glass} id="register" aria-label={words.yourPlace}>
          <Panel view={view} classes={css as never} />
        </aside>
        <div className={css.rest}>
          <About view={view} className={css.about} leadClass={css.sub} />
          <Speakers
            view={view}
            classes={{ list: css.speakers, portrait: css.portrait, role: css.role, intro: css.intro }}
          />
          <Agenda view={view} classes={{ list: css.agenda, time: css.slot, length: css.length }} />
        </div>
      </main>
    </div>
  );
}

function Hour({ view }: { view: SignupView }) {
  return (
    <StartLine view={view} openClass={css.open}>
      {(startsAt) => (
        <div className={css.hour}>
          <When at={startsAt} part="clock" className={css.clock} />
          <p className={css.day}>
            <When at={startsAt} part="date" />
            <When at={startsAt} part="zone" className={css.zone} />
            <ZoneToggle at={startsAt} className={css.link} />
          </p>
        </div>
      )}
    </StartLine>
  );
}
