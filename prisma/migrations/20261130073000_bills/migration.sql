-- CreateEnum
CREATE TYPE "BillSource" AS ENUM ('uploaded', 'prepared');

-- CreateEnum
CREATE TYPE "BillStatus" AS ENUM ('submitted', 'approved', 'disputed', 'withdrawn');

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "bill_id" INTEGER;

-- CreateTable
CREATE TABLE "bills" (
    "id" SERIAL NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "source" "BillSource" NOT NULL,
    "number" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "seq" INTEGER,
    "billed_on" DATE NOT NULL,
    "taxable_paise" BIGINT NOT NULL,
    "cgst_paise" BIGINT NOT NULL,
    "sgst_paise" BIGINT NOT NULL,
    "igst_paise" BIGINT NOT NULL,
    "round_off_paise" BIGINT NOT NULL,
    "total_paise" BIGINT NOT NULL,
    "status" "BillStatus" NOT NULL DEFAULT 'submitted',
    "mismatches" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "note" TEXT,
    "objection" TEXT,
    "objected_on" DATE,
    "removed_on" DATE,
    "snapshot" JSONB,
    "pdf_key" TEXT,
    "pdf_sha256" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" INTEGER,

    CONSTRAINT "bills_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bill_lines" (
    "bill_id" INTEGER NOT NULL,
    "line_number" SMALLINT NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "shipment_line_id" INTEGER,
    "quantity_milli" BIGINT NOT NULL,
    "taxable_paise" BIGINT NOT NULL,
    "rate_bp" INTEGER NOT NULL,
    "cgst_paise" BIGINT NOT NULL,
    "sgst_paise" BIGINT NOT NULL,
    "igst_paise" BIGINT NOT NULL,
    "delivered_on" DATE NOT NULL,
    "msme_class" "MsmeClass",
    "has_clock" BOOLEAN NOT NULL,
    "days" SMALLINT NOT NULL,
    "agreed_days" SMALLINT,
    "due_on" DATE,

    CONSTRAINT "bill_lines_pkey" PRIMARY KEY ("bill_id","line_number")
);

-- CreateIndex
CREATE INDEX "bills_supplier_id_id_idx" ON "bills"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "bills_status_id_idx" ON "bills"("status", "id");

-- CreateIndex
CREATE INDEX "bills_created_by_idx" ON "bills"("created_by");

-- CreateIndex
CREATE INDEX "bills_decided_by_idx" ON "bills"("decided_by");

-- CreateIndex
CREATE INDEX "bill_lines_work_order_id_idx" ON "bill_lines"("work_order_id");

-- CreateIndex
CREATE INDEX "bill_lines_shipment_line_id_idx" ON "bill_lines"("shipment_line_id");

-- CreateIndex
CREATE UNIQUE INDEX "files_bill_id_name_key" ON "files"("bill_id", "name");

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_bill_id_fkey" FOREIGN KEY ("bill_id") REFERENCES "bills"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bills" ADD CONSTRAINT "bills_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bills" ADD CONSTRAINT "bills_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bills" ADD CONSTRAINT "bills_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_bill_id_fkey" FOREIGN KEY ("bill_id") REFERENCES "bills"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_shipment_line_id_fkey" FOREIGN KEY ("shipment_line_id") REFERENCES "shipment_lines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A file belongs to one thing.
ALTER TABLE "files"
  DROP CONSTRAINT files_belong_to_one_thing,
  ADD CONSTRAINT files_belong_to_one_thing
    CHECK (num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of, company_document_id, bill_id) <= 1);
DROP INDEX files_unattached;
CREATE INDEX files_unattached ON files (created_at)
  WHERE num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of, company_document_id, bill_id) = 0;

-- A number of a supplier is used once in a year, in whatever letters. One that was withdrawn gives it back.
CREATE UNIQUE INDEX bills_one_number ON bills (supplier_id, year, lower(number)) WHERE status <> 'withdrawn';
CREATE UNIQUE INDEX bills_one_seq ON bills (supplier_id, year, seq);

ALTER TABLE "bills"
  ADD CONSTRAINT bills_number_length CHECK (length(number) BETWEEN 1 AND 16),
  ADD CONSTRAINT bills_year_length CHECK (length(year) = 5),
  ADD CONSTRAINT bills_seq CHECK (seq BETWEEN 1 AND 999999),
  ADD CONSTRAINT bills_prepared CHECK ((source = 'prepared') = (snapshot IS NOT NULL)),
  ADD CONSTRAINT bills_amounts CHECK (taxable_paise BETWEEN 1 AND 999999999999 AND least(cgst_paise, sgst_paise, igst_paise) >= 0
    AND abs(round_off_paise) < 100 AND total_paise BETWEEN 1 AND 999999999999),
  ADD CONSTRAINT bills_mismatches CHECK (cardinality(mismatches) <= 300 AND length(array_to_string(mismatches, '')) <= 60000),
  ADD CONSTRAINT bills_note_length CHECK (length(note) <= 500),
  ADD CONSTRAINT bills_objection_length CHECK (length(objection) BETWEEN 10 AND 1000),
  ADD CONSTRAINT bills_objection_whole CHECK (num_nonnulls(objection, objected_on) IN (0, 2) AND (removed_on IS NULL OR removed_on >= objected_on)),
  ADD CONSTRAINT bills_pdf_whole CHECK (num_nonnulls(pdf_key, pdf_sha256) IN (0, 2)),
  ADD CONSTRAINT bills_pdf_key_length CHECK (length(pdf_key) <= 100),
  ADD CONSTRAINT bills_pdf_sha256_length CHECK (length(pdf_sha256) = 64),
  ADD CONSTRAINT bills_decided_whole CHECK (num_nonnulls(decided_at, decided_by) IN (0, 2));
ALTER TABLE "bill_lines"
  ADD CONSTRAINT bill_lines_line_number CHECK (line_number BETWEEN 1 AND 100),
  ADD CONSTRAINT bill_lines_quantity CHECK (quantity_milli <> 0),
  ADD CONSTRAINT bill_lines_rate CHECK (rate_bp BETWEEN 0 AND 4000),
  ADD CONSTRAINT bill_lines_days CHECK (days BETWEEN 0 AND 180);

-- Refuses to delete a bill and to change its figures. Its PDF is filled in once.
CREATE OR REPLACE FUNCTION refuse_change_of_bill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later CONSTANT text[] := '{status,note,objection,objected_on,removed_on,decided_at,decided_by,pdf_key,pdf_sha256}';
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a bill is never deleted'; END IF;
  IF to_jsonb(NEW) - later <> to_jsonb(OLD) - later
    OR (OLD.pdf_key IS NOT NULL AND (NEW.pdf_key, NEW.pdf_sha256) IS DISTINCT FROM (OLD.pdf_key, OLD.pdf_sha256))
    THEN RAISE EXCEPTION 'the figures of a bill never change'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bills_stay BEFORE UPDATE OR DELETE ON bills FOR EACH ROW EXECUTE FUNCTION refuse_change_of_bill();
