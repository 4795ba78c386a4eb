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
          <Sender view={view} className={css.station} />
        </header>
        <main className={css.main}>
          <Stripes className={css.stripes} />
          <div className={css.head} data-length={titleLength(view.headline)}>
            <Headline view={view} kickerClass={css.kicker} />
            <Airtime view={view} />
          </div>
          <aside className={css.panel} id="register" aria-label={words.yourPlace}>
            <Panel view={view} classes={css as never} />
          </aside>
          <div className={css.rest}>
            <About view={view} className={css.about} leadClass={css.sub} />
            <Agenda
              view={view}
              classes={{ section: css.guide, time: css.slot, title: css.slotTitle, length: css.slotLength }}
            />
            <Speakers
              view={view}
              classes={{ section: css.cast, portrait: css.portrait, role: css.role, intro: css.intro }}
            />
          </div>
        </main>
      </div>
    </div>
  );
}

function Airtime({ view }: { view: SignupView }) {
  return (
    <StartLine view={view} openClass={css.airtime}>
      {(startsAt) => (
        <div className={css.airtime}>
          <When at={startsAt} part="date" className={css.date} />
          <span className={css.hours}>
            <When at={startsAt} until={view.endsAt} part="range" className={css.clock} />
            <When at={startsAt} part="zone" />
          </span>
          <ZoneToggle at={startsAt} className={css.link} />
        </div>
      )}
    </StartLine>
  );
}
