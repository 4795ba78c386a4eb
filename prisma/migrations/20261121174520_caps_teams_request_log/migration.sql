-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "daily_cap_micros" BIGINT;

-- AlterTable
ALTER TABLE "ledger_entry" ADD COLUMN     "cap_day" TEXT,
ADD COLUMN     "key_id" TEXT,
ADD COLUMN     "lease_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "key_spend" (
    "key_id" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "committed_micros" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "key_spend_pkey" PRIMARY KEY ("key_id","day")
);

-- CreateTable
CREATE TABLE "request_detail" (
    "request_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "query" TEXT NOT NULL DEFAULT '',
    "request_headers" JSON NOT NULL,
    "request_body" TEXT,
    "request_bytes" INTEGER NOT NULL,
    "response_headers" JSON NOT NULL,
    "response_body" TEXT,
    "response_bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_detail_pkey" PRIMARY KEY ("request_id","created_at")
) PARTITION BY RANGE ("created_at");

-- Whole months leave by dropping a partition. Later months are made ahead of their time; the default one is the net.
CREATE TABLE "request_detail_default" PARTITION OF "request_detail" DEFAULT;
DO $$
DECLARE month timestamptz := date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
BEGIN
  FOR step IN 0..1 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF request_detail FOR VALUES FROM (%L) TO (%L)',
      'request_detail_' || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM'), month,
      (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC');
    month := (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
  END LOOP;
END $$;

-- CreateTable
CREATE TABLE "invitation" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "link_version" INTEGER NOT NULL DEFAULT 1,
    "invited_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "request_detail_created_at_idx" ON "request_detail"("created_at");

-- CreateIndex
CREATE INDEX "invitation_workspace_id_created_at_idx" ON "invitation"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "invitation_email_idx" ON "invitation"("email");

-- CreateIndex
CREATE INDEX "identity_user_id_idx" ON "identity"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_provider_subject_key" ON "identity"("provider", "subject");

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
