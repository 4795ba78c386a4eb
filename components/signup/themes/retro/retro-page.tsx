import clsx from "clsx";
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
import css from "./retro.module.css";
import { Stripes } from "./stripes";

const classes = themeClasses(css);

/** A station ident from 1974: cream, three stripes, chunky letters. */
export function RetroPage({ view, Panel }: ThemeProps) {
  return (
    <ThemeFrame
      view={view}
      Panel={Panel}
      classes={classes}
      face="bungee"
      behindColumns={<Stripes className={css.stripes} />}
      head={
        <>
          <Headline view={view} classes={classes} />
          <Airtime view={view} />
        </>
      }
    >
      <div className={clsx(classes.rest, classes.column)}>
        <About view={view} classes={classes} />
        <Learn view={view} classes={classes} />
        <Agenda view={view} classes={classes} />
        <Speakers view={view} classes={classes} />
        <Sponsors view={view} classes={classes} />
      </div>
    </ThemeFrame>
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
          <ZoneToggle at={startsAt} className={classes.link} />
        </div>
      )}
    </StartLine>
  );
}
