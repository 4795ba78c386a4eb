-- DropIndex
DROP INDEX "job_state_due_at_idx";

-- DropIndex
DROP INDEX "job_state_lease_until_idx";

-- DropIndex
DROP INDEX "webhook_attempt_delivery_id_attempt_idx";

-- DropIndex
DROP INDEX "webhook_delivery_state_next_attempt_at_idx";

-- AlterTable
ALTER TABLE "webhook_attempt" DROP CONSTRAINT "webhook_attempt_pkey",
ALTER COLUMN "id" SET DEFAULT '',
ADD CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("delivery_id", "attempt");

-- No column with an index changes while a delivery lives: with room on its page, its changes touch no index at all.
ALTER TABLE "webhook_delivery" SET (fillfactor = 60);
