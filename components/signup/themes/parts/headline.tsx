import type { SignupView } from "../../signup-view";

/** The headline, under the title where the headline is another. */
export function Headline({ view, kickerClass }: { view: SignupView; kickerClass?: string }) {
  return (
    <>
      {view.title && <p className={kickerClass}>{view.title}</p>}
      <h1>{view.headline}</h1>
    </>
  );
}
