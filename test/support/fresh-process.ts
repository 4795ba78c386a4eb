const holder = globalThis as typeof globalThis & {
  __showrunner?: Map<string, unknown>;
  __showrunnerEnv?: unknown;
};

/** They hold no rows. */
const KEPT = /^(?:db-turns|write-buffers|sweeps|job-kinds)$/;

/** Created again by whoever needs them next, from the settings of that time. */
const MADE_ON_DEMAND =
  /^(?:(?:room|storage|mail)-(?:server|provider)|speaker|listener|embedder|outbound|redact-patterns|openapi:.*|reencode|draw-card|acknowledgements|storage-check|stopping|two-connections|metrics)$/;

/** Makes a process that has run a test file read its settings and the database's rows again. */
export function forgetEarlierFile(): void {
  delete holder.__showrunnerEnv;
  for (const [name, value] of holder.__showrunner ?? []) {
    if (MADE_ON_DEMAND.test(name)) holder.__showrunner?.delete(name);
    else if (!KEPT.test(name) && (value instanceof Map || value instanceof Set)) value.clear();
  }
}
