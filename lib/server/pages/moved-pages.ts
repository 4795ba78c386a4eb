/** Dashboard pages that have moved. The old paths redirect, keeping the query. */
const SHOW = "/dashboard/:env(test|live)/shows/:slug";
const TO_SHOW = "/dashboard/:env/shows/:slug";

export const MOVED_PAGES = [
  { source: `${SHOW}/production`, destination: `${TO_SHOW}/rehearsals` },
  { source: `${SHOW}/mail`, destination: `${TO_SHOW}/email-templates` },
  { source: "/dashboard/:env(test|live)/mail", destination: "/dashboard/:env/email-templates" },
] as const;
