-- CreateTable
CREATE TABLE "page_visitor" (
    "event_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "digest" TEXT NOT NULL,

    CONSTRAINT "page_visitor_pkey" PRIMARY KEY ("event_id","day","digest")
);

-- CreateTable
CREATE TABLE "page_visits" (
    "event_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "visitors" INTEGER NOT NULL,

    CONSTRAINT "page_visits_pkey" PRIMARY KEY ("event_id","day")
);

-- CreateIndex
CREATE INDEX "page_visitor_day_idx" ON "page_visitor"("day");

-- AddForeignKey
ALTER TABLE "page_visitor" ADD CONSTRAINT "page_visitor_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
