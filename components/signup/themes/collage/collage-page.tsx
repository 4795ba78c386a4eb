import type { ReactNode } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import type { ThemeProps } from "../../theme-props";
import { When } from "../../when";
import { ZoneToggle } from "../../zone-toggle";
import { About } from "../parts/about";
import { Agenda } from "../parts/agenda";
import { Headline } from "../parts/headline";
import { Learn } from "../parts/learn";
import { Speakers } from "../parts/speakers";
import { Sponsors } from "../parts/sponsors";
import { StartLine } from "../parts/start-line";
import { themeClasses } from "../parts/theme-classes";
import { ThemeFrame } from "../parts/theme-frame";
import css from "./collage.module.css";
import { Cuttings } from "./cuttings";
import { Tape } from "./tape";

const classes = themeClasses(css);

/** Paper, scissors, tape: cut shapes behind big letters. */
export function CollagePage({ view, Panel }: ThemeProps) {
  return (
    <ThemeFrame
      view={view}
      Panel={Panel}
      classes={classes}
      face="spaceGrotesk"
      behind={<Cuttings className={css.cuttings} />}
      paper={sheet}
      head={
        <>
          <Headline view={view} classes={classes} />
          <Ticket view={view} />
        </>
      }
    >
      <About view={view} classes={classes} />
      <Learn view={view} classes={classes} />
      <Speakers view={view} classes={classes} countTo={3} frame={taped} />
      <Agenda view={view} classes={classes} />
      <Sponsors view={view} classes={classes} />
    </ThemeFrame>
  );
}

const sheet = (panel: ReactNode) => (
  <>
    <Tape className={css.tape} />
    <div className={css.sheet}>{panel}</div>
  </>
);

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
          <ZoneToggle at={startsAt} className={classes.link} />
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
