/**
 * The version of a program that viewers over HTTP get while the show is on air: the last minutes, with what isn't
 * recorded. Its entries are numbered from their place on, so that numbers never come again.
 */
export const LIVE_VERSION = 0;

export const liveVersion = <T extends { id: string }>({ id }: T): { id: string; version: number } => ({
  id,
  version: LIVE_VERSION,
});

/** How much of it can be played. */
export const WINDOW_SECONDS = 60;
