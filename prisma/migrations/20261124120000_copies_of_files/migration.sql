-- CreateEnum
CREATE TYPE "CleanState" AS ENUM ('ready', 'same', 'held');

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "clean_key" TEXT,
ADD COLUMN     "clean_sha256" TEXT,
ADD COLUMN     "clean_size" INTEGER,
ADD COLUMN     "clean_state" "CleanState";

-- CreateIndex
CREATE UNIQUE INDEX "files_clean_key_key" ON "files"("clean_key");

ALTER TABLE "files"
  ADD CONSTRAINT "files_clean_key_length" CHECK (length(clean_key) <= 200),
  ADD CONSTRAINT "files_clean_sha256_length" CHECK (length(clean_sha256) = 64),
  ADD CONSTRAINT "files_clean_copy"
    CHECK ((clean_state IS NOT DISTINCT FROM 'ready') = (clean_key IS NOT NULL AND clean_sha256 IS NOT NULL AND clean_size IS NOT NULL));

-- Files of before that can't be cleaned: the hourly clean-up gives them to admins.
CREATE INDEX "files_to_hold" ON "files" ("id")
  WHERE clean_state IS NULL AND storage_key IS NOT NULL AND lower(name) ~ '\.(dwg|doc|xls)$';

-- The place is the number in a file's neutral name. Files that are older than the column have none of their own.
UPDATE "files" f SET place = n.place
FROM (
  SELECT id, row_number() OVER (PARTITION BY inquiry_id, work_order_id ORDER BY place, id) - 1 AS place
  FROM "files" WHERE inquiry_id IS NOT NULL OR work_order_id IS NOT NULL
) n
WHERE n.id = f.id AND f.place <> n.place;
