-- CreateTable
CREATE TABLE "mail_opt_out" (
    "person_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_opt_out_pkey" PRIMARY KEY ("person_id","kind")
);
