-- CreateTable
CREATE TABLE "deal" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "call_id" TEXT,
    "event_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "version" INTEGER NOT NULL DEFAULT 1,
    "proposal" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL,
    "seller" TEXT NOT NULL,
    "customer_name" TEXT NOT NULL DEFAULT '',
    "customer_company" TEXT NOT NULL DEFAULT '',
    "customer_email" TEXT NOT NULL DEFAULT '',
    "customer_email_normal" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "sums" JSONB NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "valid_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "deal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deal_signature" (
    "deal_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "consent" TEXT NOT NULL,
    "signed_at" TIMESTAMPTZ(3) NOT NULL,
    "pdf" BYTEA NOT NULL,
    "pdf_sha256" TEXT NOT NULL,

    CONSTRAINT "deal_signature_pkey" PRIMARY KEY ("deal_id")
);

-- CreateIndex
CREATE INDEX "deal_workspace_id_environment_created_at_id_idx" ON "deal"("workspace_id", "environment", "created_at", "id");

-- CreateIndex
CREATE INDEX "deal_workspace_id_environment_customer_email_normal_idx" ON "deal"("workspace_id", "environment", "customer_email_normal");

-- AddForeignKey
ALTER TABLE "deal_signature" ADD CONSTRAINT "deal_signature_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;
