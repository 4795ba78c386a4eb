export const backdropClasses =
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0";

export const popupClasses =
  "rounded-panel border border-line bg-surface-overlay text-ink shadow-overlay outline-none transition-[opacity,scale] data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0";

export const dialogClasses = `fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col ${popupClasses}`;
