-- A customer changes an inquiry: it has revisions, its files belong to some of them, and each quotation is for one of them.
-- AlterTable
ALTER TABLE "files" ADD COLUMN     "since_revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "until_revision" INTEGER;

-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "quotations" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE quotations SET written_at = created_at;

-- CreateTable
CREATE TABLE "inquiry_revisions" (
    "inquiry_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "masked" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiry_revisions_pkey" PRIMARY KEY ("inquiry_id","number")
);

-- CreateTable
CREATE TABLE "quotation_versions" (
    "quotation_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "terms" JSONB NOT NULL,
    "masked" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quotation_versions_pkey" PRIMARY KEY ("quotation_id","number")
);

-- AddForeignKey
ALTER TABLE "inquiry_revisions" ADD CONSTRAINT "inquiry_revisions_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE inquiry_revisions ADD CONSTRAINT inquiry_revisions_note_length CHECK (length(note) <= 1000);
ALTER TABLE files ADD CONSTRAINT files_revisions_in_order CHECK (until_revision >= since_revision);
