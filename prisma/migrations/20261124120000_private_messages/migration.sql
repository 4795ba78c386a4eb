-- CreateTable
CREATE TABLE "private_message" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "from_guest" BOOLEAN NOT NULL,
    "author_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "private_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shown_name" (
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shown_name_pkey" PRIMARY KEY ("event_id","person_id")
);

-- CreateIndex
CREATE INDEX "private_message_event_id_created_at_id_idx" ON "private_message"("event_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "private_message_guest_id_created_at_id_idx" ON "private_message"("guest_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "private_message" ADD CONSTRAINT "private_message_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "private_message" ADD CONSTRAINT "private_message_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shown_name" ADD CONSTRAINT "shown_name_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
