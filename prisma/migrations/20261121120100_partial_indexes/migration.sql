-- What the schema language cannot say: partial uniqueness, narrow indexes for the dispatcher, append-only audit.
CREATE UNIQUE INDEX "client_one_default" ON "client" ("workspace_id", "environment") WHERE "is_default";
CREATE UNIQUE INDEX "registration_one_address" ON "registration" ("event_id", "email_normal") WHERE "removed_at" IS NULL;
CREATE INDEX "job_due" ON "job" ("due_at") WHERE "state" = 'queued';
CREATE INDEX "job_leased" ON "job" ("lease_until") WHERE "state" IN ('dispatched', 'running');
CREATE INDEX "presence_here" ON "presence" ("event_id") WHERE "left_at" IS NULL;
CREATE INDEX "ledger_open" ON "ledger_entry" ("created_at") WHERE "state" = 'reserved';
CREATE INDEX "webhook_active" ON "webhook" ("workspace_id", "environment") WHERE "deleted_at" IS NULL AND "status" = 'active';

CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are append-only';
END
$$;
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
