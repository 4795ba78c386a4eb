/** SQL: when a moment of the show was, in session `s`'s media time. */
export const MEDIA_MS = (column: string): string =>
  `(extract(epoch FROM ${column} - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8`;

/** SQL: whether a moment was while session `s` was on air. */
export const DURING = (column: string): string =>
  `s.kind = 'live' AND ${column} >= COALESCE(s.media_started_at, s.started_at) AND ${column} <= COALESCE(s.ended_at, clock_timestamp())`;
