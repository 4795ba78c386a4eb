import type { PanelProps } from "./theme-props";
import { When } from "./when";

interface NextShowProps extends PanelProps {
  words: { nextShow: string; nextShowOpen: string };
  /** Something else on the page is what people should do first. */
  isSecond?: boolean;
}

/** Link to another show if this one is over or canceled. */
export function NextShow({ view, classes, words, isSecond }: NextShowProps) {
  const { next } = view;
  if (!next) return null;
  return (
    <>
      <p style={{ marginTop: "1rem" }}>
        {words.nextShow}
        {": "}
        <bdi>{next.title}</bdi>
        {next.startsAt && (
          <>
            , <When at={next.startsAt} part="moment" />
          </>
        )}
      </p>
      <p className={classes.actions}>
        <a className={isSecond ? classes.link : classes.submit} href={next.link}>
          {words.nextShowOpen}
        </a>
      </p>
    </>
  );
}
