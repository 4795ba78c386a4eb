import { wordsFor } from "@/lib/signup/words/words-for";
import { formView, formWords } from "./form-words";
import { NextShow } from "./next-show";
import { SignupDone } from "./signup-done";
import { SignupForm } from "./signup-form";
import type { PanelProps } from "./theme-props";
import { When } from "./when";

/** The signup panel: the form, why signup is closed, or the result. */
export function SignupPanel({ view, classes }: PanelProps) {
  const words = wordsFor(view.language);
  if (view.done)
    return <SignupDone view={formView(view)} words={formWords(view)} state={view.done} classes={classes} />;
  return (
    <>
      {view.onAir && (
        <div className={classes.notice}>
          <h2 className={classes.noticeTitle}>{words.onAir}</h2>
          <p className={classes.actions}>
            {/* A full page load, because the viewer page has its own permissions policy. */}
            <a className={classes.submit} href={view.watchPath}>
              {words.watchNow}
            </a>
          </p>
        </div>
      )}
      {view.mode === "closed" ? (
        view.closedReason && (
          <div className={classes.notice}>
            <h2 className={classes.noticeTitle}>{words.closed[view.closedReason].title}</h2>
            <p>{view.hasReplay ? words.replay.text : words.closed[view.closedReason].text}</p>
            {view.hasReplay && view.replayUntil && (
              <p className={classes.note}>
                {words.replay.until} <When at={view.replayUntil} part="moment" />
              </p>
            )}
            {view.hasReplay && (
              <p className={classes.actions}>
                <a className={classes.submit} href={view.watchPath}>
                  {words.replay.watch}
                </a>
              </p>
            )}
            <NextShow view={view} classes={classes} words={words} isSecond={view.hasReplay} />
          </div>
        )
      ) : (
        <SignupForm view={formView(view)} words={formWords(view)} classes={classes} />
      )}
    </>
  );
}
