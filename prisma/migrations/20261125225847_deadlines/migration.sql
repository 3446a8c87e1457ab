-- Quoting has a deadline, and may be sealed until then.
-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "cancelled" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "late_told" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "quote_by" TIMESTAMPTZ(3),
ADD COLUMN     "sealed" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE inquiries ADD CONSTRAINT inquiries_sealed_until CHECK (NOT sealed OR quote_by IS NOT NULL);
CREATE INDEX inquiries_by_deadline ON inquiries (quote_by) WHERE status IN ('new', 'processing') AND quote_by IS NOT NULL;
CREATE INDEX inquiries_sealed ON inquiries (id) WHERE sealed AND status IN ('new', 'processing');
