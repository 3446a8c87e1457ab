-- SHA-256 of the stored bytes, in hex: shows a damaged file at download and in a backup, and is the ETag.
-- Files of before get theirs from the hourly clean-up.
ALTER TABLE "files" ADD COLUMN "sha256" TEXT CHECK (length(sha256) = 64);
CREATE INDEX "files_without_hash" ON "files" ("id") WHERE sha256 IS NULL AND storage_key IS NOT NULL;
