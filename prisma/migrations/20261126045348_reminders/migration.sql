-- Each side is reminded of the last day of a quotation, and an invited supplier of the deadline, once.
-- AlterTable
ALTER TABLE "bidders" ADD COLUMN     "near_told" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "quotations" ADD COLUMN     "told_expiry" SMALLINT NOT NULL DEFAULT 0;

-- To find the quotations that wait to be confirmed.
CREATE INDEX inquiries_revised ON inquiries (id) WHERE revision > 1;
-- Quotations of a status that are not sealed are counted by the index alone.
DROP INDEX "quotations_status_id_idx";

CREATE INDEX "quotations_status_id_inquiry_id_idx" ON "quotations"("status", "id", "inquiry_id");
