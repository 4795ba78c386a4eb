-- AlterTable
ALTER TABLE "client" ALTER COLUMN "metadata" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "event" ALTER COLUMN "brand" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "guest" ALTER COLUMN "extras" SET DATA TYPE JSON;
