import type { ReactNode } from "react";
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
        <Sender view={view} className={css.sender} />
      </header>
      <main className={css.main}>
        <div className={css.head} data-length={titleLength(view.headline)}>
          <Headline view={view} kickerClass={css.kicker} />
          <Ticket view={view} />
        </div>
        <div className={css.side}>
          <Tape className={css.tape} />
          <aside className={css.sheet} id="register" aria-label={words.yourPlace}>
            <Panel view={view} classes={css as never} />
          </aside>
        </div>
        <About view={view} className={css.about} leadClass={css.sub} />
        <Speakers
          view={view}
          classes={{ section: css.people, portrait: css.portrait, person: css.person, intro: css.intro }}
          countTo={3}
          frame={taped}
        />
        <Agenda
          view={view}
          classes={{ section: css.plan, time: css.tag, title: css.planTitle, length: css.length }}
        />
      </main>
    </div>
  );
}

function Ticket({ view }: { view: SignupView }) {
  return (
    <StartLine view={view} openClass={css.ticket}>
      {(startsAt) => (
        <div className={css.ticketRow}>
          <p className={css.ticket}>
            <When at={startsAt} part="monthDay" className={css.day} />
            <span className={css.ticketRest}>
              <When at={startsAt} part="weekday" />
              <When at={startsAt} until={view.endsAt} part="range" className={css.hours} />
              <When at={startsAt} part="zone" className={css.zone} />
            </span>
          </p>
          <ZoneToggle at={startsAt} className={css.link} />
        </div>
      )}
    </StartLine>
  );
}

const taped = (portrait: ReactNode) => (
  <div className={css.frame}>
    {portrait}
    <Tape className={css.strip} />
  </div>
);
