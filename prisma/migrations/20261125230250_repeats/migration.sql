-- A customer copies and splits inquiries, and orders a part again.
-- DropIndex
DROP INDEX "files_picture_key_key";

-- DropIndex
DROP INDEX "files_storage_key_key";

-- AlterTable
ALTER TABLE "bidders" ADD COLUMN     "invited_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "invited_only" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "open_from" TIMESTAMPTZ(3),
ADD COLUMN     "repeat_of" INTEGER;

-- CreateIndex
CREATE INDEX "files_storage_key_idx" ON "files"("storage_key");

-- CreateIndex
CREATE INDEX "files_picture_key_idx" ON "files"("picture_key");

CREATE INDEX inquiries_invited_only ON inquiries (open_from) WHERE invited_only;
CREATE INDEX inquiries_repeats ON inquiries (repeat_of) WHERE repeat_of IS NOT NULL;
ALTER TABLE inquiries ADD CONSTRAINT inquiries_invited_until CHECK (NOT invited_only OR open_from IS NOT NULL);
