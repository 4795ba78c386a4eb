import clsx from "clsx";
import type { ReactNode } from "react";
import { type Face, PreloadFace } from "@/components/faces/preload-face";
import { wordsFor } from "@/lib/signup/words/words-for";
import "@/components/faces/faces.css";
import type { ThemeProps } from "../../theme-props";
import { titleLength } from "../../title-length";
import { Sender } from "./sender";
import type { ThemeClasses } from "./theme-classes";

interface ThemeFrameProps extends ThemeProps {
  classes: ThemeClasses;
  /** Typeface of the headline; it's preloaded. */
  face: Face;
  /** Rendered behind everything. */
  behind?: ReactNode;
  /** Rendered behind the columns. */
  behindColumns?: ReactNode;
  /** Beside the sender in the top bar. */
  besideSender?: ReactNode;
  head: ReactNode;
  /** Wraps the signup panel, as the theme needs it. */
  paper?: (panel: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The layout of all themes: sender, headline, signup panel, and the rest. */
export function ThemeFrame(props: ThemeFrameProps) {
  const { view, Panel, classes, face, paper = (panel) => panel } = props;
  return (
    <div className={classes.page} style={view.colours}>
      <PreloadFace face={face} />
      {props.behind}
      <header className={classes.bar}>
        <Sender view={view} className={classes.sender} />
        {props.besideSender}
      </header>
      <main className={classes.main}>
        {props.behindColumns}
        <div className={clsx(classes.head, classes.column)} data-length={titleLength(view.headline)}>
          {props.head}
        </div>
        <aside className={classes.side} id="register" aria-label={wordsFor(view.language).yourPlace}>
          {paper(<Panel view={view} classes={classes} />)}
        </aside>
        {props.children}
      </main>
    </div>
  );
}
