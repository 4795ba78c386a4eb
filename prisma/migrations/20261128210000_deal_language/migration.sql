-- The language of a proposal's page and document.
ALTER TABLE "deal" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';
