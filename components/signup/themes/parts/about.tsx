import type { SignupView } from "../../signup-view";

/** What the show is about; nothing where nobody wrote it. */
export function About({
  view,
  className,
  leadClass,
}: { view: SignupView } & Record<"className" | "leadClass", string | undefined>) {
  if (!view.sub && view.paragraphs.length === 0) return null;
  return (
    <div className={className}>
      {view.sub && <p className={leadClass}>{view.sub}</p>}
      {view.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
