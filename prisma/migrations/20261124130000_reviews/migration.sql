-- CreateEnum
CREATE TYPE "ReviewState" AS ENUM ('held', 'released', 'withheld');

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "entity_type" TEXT NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "author_id" INTEGER NOT NULL,
    "found" TEXT[],
    "text" TEXT,
    "masked" TEXT,
    "state" "ReviewState" NOT NULL DEFAULT 'held',
    "reason" TEXT,
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reviews_author_id_idx" ON "reviews"("author_id");

-- CreateIndex
CREATE INDEX "reviews_decided_by_idx" ON "reviews"("decided_by");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_entity_type_entity_id_field_key" ON "reviews"("entity_type", "entity_id", "field");

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_entity_type_length" CHECK (length(entity_type) <= 40),
  ADD CONSTRAINT "reviews_field_length" CHECK (length(field) <= 100),
  ADD CONSTRAINT "reviews_text_length" CHECK (length(text) <= 5000),
  ADD CONSTRAINT "reviews_masked_length" CHECK (length(masked) <= 5000),
  ADD CONSTRAINT "reviews_reason_length" CHECK (length(reason) <= 5000),
  ADD CONSTRAINT "reviews_found_kinds"
    CHECK (cardinality(found) BETWEEN 1 AND 5 AND found <@ ARRAY['phone', 'email', 'link', 'name', 'file']),
  -- The author of a withheld text reads why.
  ADD CONSTRAINT "reviews_withheld_reason" CHECK ((state = 'withheld') = (reason IS NOT NULL)),
  ADD CONSTRAINT "reviews_decided" CHECK ((state = 'held') = (decided_at IS NULL));

CREATE INDEX "reviews_held" ON "reviews" (id) WHERE state = 'held';
CREATE INDEX "reviews_search" ON "reviews" USING gin (lower(text) gin_trgm_ops);
