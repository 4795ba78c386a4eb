-- AlterTable
ALTER TABLE "mail_message" ADD COLUMN "body" BYTEA;

-- What the sweep looks for: bodies that can be dropped, and those of former releases that are to be sealed.
CREATE INDEX "mail_message_body" ON "mail_message" ("created_at") WHERE "body" IS NOT NULL OR "html" <> '' OR "text" <> '';
CREATE INDEX "mail_message_plain" ON "mail_message" ("id") WHERE "html" <> '' OR "text" <> '';
