-- A quotation says what it holds: prices by quantity, tooling, freight, tax and terms. The customer asks for less, a supplier withdraws or will not quote.
-- CreateEnum
CREATE TYPE "QuotationOutcome" AS ENUM ('declined', 'following', 'withdrawn');

-- CreateEnum
CREATE TYPE "NoQuoteReason" AS ENUM ('capacity', 'capability', 'date', 'price', 'unclear', 'other');

-- AlterTable
ALTER TABLE "bidders" ADD COLUMN     "decline_note" TEXT,
ADD COLUMN     "decline_reason" "NoQuoteReason",
ADD COLUMN     "declined_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "quotation_id" INTEGER;

-- AlterTable
ALTER TABLE "quotations" ADD COLUMN     "breaks" JSONB,
ADD COLUMN     "counter_at" TIMESTAMPTZ(3),
ADD COLUMN     "counter_note" TEXT,
ADD COLUMN     "counter_price" INTEGER,
ADD COLUMN     "counters" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "exclusions" TEXT,
ADD COLUMN     "freight" INTEGER,
ADD COLUMN     "gst_percent" SMALLINT,
ADD COLUMN     "hours" DOUBLE PRECISION,
ADD COLUMN     "hsn" TEXT,
ADD COLUMN     "machine_id" INTEGER,
ADD COLUMN     "outcome" "QuotationOutcome",
ADD COLUMN     "outcome_reason" TEXT,
ADD COLUMN     "payment_terms" TEXT,
ADD COLUMN     "requote_at" TIMESTAMPTZ(3),
ADD COLUMN     "tooling" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "files_quotation_id_name_key" ON "files"("quotation_id", "name");

-- CreateIndex
CREATE INDEX "quotations_machine_id_idx" ON "quotations"("machine_id");

-- AddForeignKey
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_machine_id_fkey" FOREIGN KEY ("machine_id") REFERENCES "machines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE quotations
  ADD CONSTRAINT quotations_hsn_length CHECK (length(hsn) <= 8),
  ADD CONSTRAINT quotations_payment_terms_length CHECK (length(payment_terms) <= 500),
  ADD CONSTRAINT quotations_exclusions_length CHECK (length(exclusions) <= 2000),
  ADD CONSTRAINT quotations_outcome_reason_length CHECK (length(outcome_reason) <= 500),
  ADD CONSTRAINT quotations_counter_note_length CHECK (length(counter_note) <= 500),
  ADD CONSTRAINT quotations_parts_of_price CHECK (tooling >= 0 AND freight >= 0),
  ADD CONSTRAINT quotations_counter_whole CHECK ((counter_price IS NULL) = (counter_at IS NULL)),
  ADD CONSTRAINT quotations_outcome_of_rejected CHECK (outcome IS NULL OR status = 'rejected');
ALTER TABLE bidders
  ADD CONSTRAINT bidders_decline_note_length CHECK (length(decline_note) <= 500),
  ADD CONSTRAINT bidders_decline_whole CHECK ((declined_at IS NULL) = (decline_reason IS NULL));

ALTER TABLE files DROP CONSTRAINT files_belong_to_one_thing,
  ADD CONSTRAINT files_belong_to_one_thing CHECK (num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id) <= 1);
DROP INDEX files_unattached;
CREATE INDEX files_unattached ON files (created_at) WHERE num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id) = 0;

-- A question or a quotation takes back that its supplier will not quote.
CREATE OR REPLACE FUNCTION add_bidder(inquiry int, supplier int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE added int;
BEGIN
  -- One after the other, so that each gets a letter of its own.
  PERFORM FROM inquiries WHERE id = inquiry FOR NO KEY UPDATE;
  INSERT INTO bidders (inquiry_id, supplier_id, label)
    SELECT inquiry, supplier, coalesce(max(label), 0) + 1 FROM bidders WHERE inquiry_id = inquiry
    ON CONFLICT (inquiry_id, supplier_id)
      DO UPDATE SET declined_at = NULL, decline_reason = NULL, decline_note = NULL
    RETURNING id INTO added;
  RETURN added;
END $$;
