-- CreateTable
CREATE TABLE "knowledge_document" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "title" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "characters" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "knowledge_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_passage" (
    "id" BIGSERIAL NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "sales_call_id" TEXT,
    "document_id" TEXT,
    "place" INTEGER NOT NULL,
    "heading" TEXT,
    "language" TEXT NOT NULL,
    "sentences" JSONB NOT NULL,
    "words" tsvector NOT NULL,
    "engine" TEXT,
    "direction" BYTEA,

    CONSTRAINT "search_passage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "knowledge_document_workspace_id_environment_created_at_id_idx" ON "knowledge_document"("workspace_id", "environment", "created_at", "id");

-- CreateIndex
CREATE INDEX "search_passage_sales_call_id_place_idx" ON "search_passage"("sales_call_id", "place");

-- CreateIndex
CREATE INDEX "search_passage_document_id_place_idx" ON "search_passage"("document_id", "place");

-- CreateIndex
CREATE INDEX "search_passage_words_idx" ON "search_passage" USING GIN ("words");

-- AddForeignKey
ALTER TABLE "search_passage" ADD CONSTRAINT "search_passage_sales_call_id_fkey" FOREIGN KEY ("sales_call_id") REFERENCES "sales_call"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_passage" ADD CONSTRAINT "search_passage_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "knowledge_document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
