-- Each side is reminded of the last day of a quotation, and an invited supplier of the deadline, once.
-- AlterTable
ALTER TABLE "bidders" ADD COLUMN     "near_told" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "quotations" ADD COLUMN     "told_expiry" SMALLINT NOT NULL DEFAULT 0;

-- To find the quotations that wait to be confirmed.
CREATE INDEX inquiries_revised ON inquiries (id) WHERE revision > 1;
