-- CreateTable
CREATE TABLE "budget_mark" (
    "workspace_id" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "limit_micros" BIGINT NOT NULL,
    "reserved_micros" BIGINT NOT NULL,
    "reached_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "budget_mark_pkey" PRIMARY KEY ("workspace_id","month","mark","environment")
);
