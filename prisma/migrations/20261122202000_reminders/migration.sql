-- AlterTable
ALTER TABLE "mail_message" ADD COLUMN     "starts_at" TIMESTAMPTZ(3),
ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "written_at" TIMESTAMPTZ(3);

-- Only from now on: rows that are there were not written at this moment.
ALTER TABLE "mail_message" ALTER COLUMN "written_at" SET DEFAULT CURRENT_TIMESTAMP;
