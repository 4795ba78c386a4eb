-- AlterTable
ALTER TABLE "recording" ADD COLUMN     "files_version" INTEGER;
