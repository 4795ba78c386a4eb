import { useViewer } from "./viewer-context";

/** Whose show it is, and its title: the beginning of a header. */
export function ShowName() {
  const { view } = useViewer();
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a logo, served unchanged */}
      {view.logo && <img src={view.logo} alt={view.organiser} className="h-6 max-w-28 object-contain" />}
      {!view.logo && (
        <p className="max-w-48 shrink-0 truncate text-ink-muted text-base max-md:hidden">{view.organiser}</p>
      )}
      <h1 className="min-w-0 truncate font-semibold text-base">{view.title ?? view.headline}</h1>
    </>
  );
}
