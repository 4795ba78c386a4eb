import clsx from "clsx";
import type { SignupView } from "@/lib/signup/signup-view";
import { kindOfShow } from "@/lib/signup/words/kind-of-show";
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
import css from "./midnight.module.css";

const classes = themeClasses(css);

/** A dark hall with one lamp: big time, tight letters, glass where text stays readable. */
export function MidnightPage({ view, Panel }: ThemeProps) {
  return (
    <ThemeFrame
      view={view}
      Panel={Panel}
      classes={classes}
      face="geist"
      behind={<div className={css.lamp} aria-hidden />}
      besideSender={<p className={css.kind}>{kindOfShow(view)}</p>}
      head={
        <>
          <Hour view={view} />
          <Headline view={view} classes={classes} />
        </>
      }
    >
      <div className={clsx(classes.rest, classes.column)}>
        <About view={view} classes={classes} />
        <Learn view={view} classes={classes} />
        <Speakers view={view} classes={classes} />
        <Agenda view={view} classes={classes} />
        <Sponsors view={view} classes={classes} />
      </div>
    </ThemeFrame>
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
            <ZoneToggle at={startsAt} className={classes.link} />
          </p>
        </div>
      )}
    </StartLine>
  );
}
