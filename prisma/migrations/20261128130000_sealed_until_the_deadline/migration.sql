-- Sealed prices open at the deadline alone: an inquiry that ends before it never shows them.
-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "unsealed_at" TIMESTAMPTZ(3);

-- What was readable stays so.
UPDATE inquiries SET unsealed_at = now() WHERE sealed AND status NOT IN ('new', 'processing');

DROP INDEX inquiries_sealed;
CREATE INDEX inquiries_sealed ON inquiries (id) WHERE sealed AND unsealed_at IS NULL;
