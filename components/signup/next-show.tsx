import { wordsFor } from "@/lib/signup/words/words-for";
import type { PanelProps } from "./theme-props";
import { When } from "./when";

/** Another show to go to, where this one is over or cancelled. */
export function NextShow({ view, classes }: PanelProps) {
  const { next } = view;
  if (!next) return null;
  return (
    <>
      <p style={{ marginTop: "1rem" }}>
        {wordsFor(view.language).nextShow}
        {": "}
        <bdi>{next.title}</bdi>
        {next.startsAt && (
          <>
            , <When at={next.startsAt} part="date" />, <When at={next.startsAt} part="clock" />
          </>
        )}
      </p>
      <p className={classes.actions}>
        <a className={classes.submit} href={next.link}>
          {wordsFor(view.language).nextShowOpen}
        </a>
      </p>
    </>
  );
}
