-- AlterTable: rows of processes that know no pools belong to the app's.
ALTER TABLE "job" ADD COLUMN     "pool" TEXT NOT NULL DEFAULT 'app';

-- CreateTable
CREATE TABLE "running_process" (
    "id" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "release" TEXT NOT NULL DEFAULT '',
    "kinds" TEXT[],
    "report" JSONB NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "running_process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wanted_work" (
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "pool" TEXT NOT NULL DEFAULT 'app',
    "payload" JSONB NOT NULL DEFAULT '{}',
    "wanted_until" TIMESTAMPTZ(3),
    "holder" TEXT,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "retry_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wanted_work_pkey" PRIMARY KEY ("kind","subject")
);
