-- Whether the person lets the app see secrets and links that let somebody in; nobody did before they were asked.
ALTER TABLE "oauth_grant" ADD COLUMN "receives_secrets" BOOLEAN NOT NULL DEFAULT false;

-- What the calling agent calls itself.
ALTER TABLE "usage_row" ADD COLUMN "agent" TEXT;
ALTER TABLE "audit_entry" ADD COLUMN "agent" TEXT;

-- What our own pages call to draw and do their things is no use of the API, unless it has a price.
CREATE OR REPLACE FUNCTION usage_sums_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO usage_day (workspace_id, environment, day, operation_id, error_code, source, calls, errors, cost_micros, latency)
  SELECT workspace_id, environment, (created_at AT TIME ZONE 'UTC')::date, operation_id, COALESCE(error_code, ''), source,
         count(*), count(*) FILTER (WHERE status >= 400), sum(cost_micros), latency_histogram(duration_ms)
  FROM added WHERE NOT (path LIKE '/api/app/%' AND source IN ('dashboard', 'studio') AND cost_micros = 0)
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (workspace_id, environment, day, operation_id, error_code, source) DO UPDATE
  SET calls = usage_day.calls + EXCLUDED.calls, errors = usage_day.errors + EXCLUDED.errors,
      cost_micros = usage_day.cost_micros + EXCLUDED.cost_micros, latency = latency_add(usage_day.latency, EXCLUDED.latency);
  INSERT INTO usage_party (workspace_id, environment, day, client_id, key_id, calls, errors, cost_micros)
  SELECT workspace_id, environment, (created_at AT TIME ZONE 'UTC')::date, COALESCE(client_id, ''), COALESCE(key_id, ''),
         count(*) FILTER (WHERE source <> 'system'), count(*) FILTER (WHERE status >= 400), sum(cost_micros)
  FROM added WHERE NOT (path LIKE '/api/app/%' AND source IN ('dashboard', 'studio') AND cost_micros = 0)
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (workspace_id, environment, day, client_id, key_id) DO UPDATE
  SET calls = usage_party.calls + EXCLUDED.calls, errors = usage_party.errors + EXCLUDED.errors,
      cost_micros = usage_party.cost_micros + EXCLUDED.cost_micros;
  RETURN NULL;
END
$$;
