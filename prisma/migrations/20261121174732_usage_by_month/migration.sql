-- DropIndex
DROP INDEX "usage_row_workspace_id_created_at_idx";

-- AlterTable
ALTER TABLE "usage_row" DROP CONSTRAINT "usage_row_pkey",
ADD CONSTRAINT "usage_row_pkey" PRIMARY KEY ("id", "created_at");

-- CreateTable
CREATE TABLE "usage_day" (
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "day" DATE NOT NULL,
    "operation_id" TEXT NOT NULL,
    "error_code" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "calls" BIGINT NOT NULL,
    "errors" BIGINT NOT NULL,
    "cost_micros" BIGINT NOT NULL,
    "latency" INTEGER[],

    CONSTRAINT "usage_day_pkey" PRIMARY KEY ("workspace_id","environment","day","operation_id","error_code","source")
);

-- CreateTable
CREATE TABLE "usage_party" (
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "day" DATE NOT NULL,
    "client_id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "calls" BIGINT NOT NULL,
    "errors" BIGINT NOT NULL,
    "cost_micros" BIGINT NOT NULL,

    CONSTRAINT "usage_party_pkey" PRIMARY KEY ("workspace_id","environment","day","client_id","key_id")
);

-- CreateIndex
CREATE INDEX "usage_party_workspace_id_environment_client_id_day_idx" ON "usage_party"("workspace_id", "environment", "client_id", "day");

-- CreateIndex
CREATE INDEX "usage_row_workspace_id_environment_created_at_id_idx" ON "usage_row"("workspace_id", "environment", "created_at", "id");
