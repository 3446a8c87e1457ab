-- CreateEnum
CREATE TYPE "ChallanReason" AS ENUM ('jobwork', 'lot', 'return', 'later', 'other');

-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "customer_id" INTEGER;

-- AlterTable
ALTER TABLE "shipment_papers" ADD COLUMN     "challan_id" INTEGER,
ADD COLUMN     "document_id" INTEGER;

-- AlterTable
ALTER TABLE "order_goods" ADD COLUMN     "returned" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tax_documents" ADD COLUMN     "shipment_id" INTEGER;

-- CreateTable
CREATE TABLE "challans" (
    "id" SERIAL NOT NULL,
    "shipment_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "series" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "reason" "ChallanReason" NOT NULL,
    "note" TEXT,
    "issued_on" DATE NOT NULL,
    "snapshot" JSON NOT NULL,
    "cancelled_at" TIMESTAMPTZ(3),
    "pdf_key" TEXT,
    "pdf_sha256" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER NOT NULL,

    CONSTRAINT "challans_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "challans_number_key" ON "challans"("number");

-- CreateIndex
CREATE UNIQUE INDEX "challans_pdf_key" ON "challans"("pdf_key");

-- CreateIndex
CREATE INDEX "challans_shipment_id_idx" ON "challans"("shipment_id");

-- CreateIndex
CREATE INDEX "challans_created_by_idx" ON "challans"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "challans_series_year_seq_key" ON "challans"("series", "year", "seq");

-- CreateIndex
CREATE INDEX "shipments_customer_id_id_idx" ON "shipments"("customer_id", "id");

-- CreateIndex
CREATE INDEX "shipment_papers_document_id_idx" ON "shipment_papers"("document_id");

-- CreateIndex
CREATE INDEX "shipment_papers_challan_id_idx" ON "shipment_papers"("challan_id");

-- CreateIndex
CREATE INDEX "tax_documents_shipment_id_idx" ON "tax_documents"("shipment_id");

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipment_papers" ADD CONSTRAINT "shipment_papers_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "tax_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipment_papers" ADD CONSTRAINT "shipment_papers_challan_id_fkey" FOREIGN KEY ("challan_id") REFERENCES "challans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challans" ADD CONSTRAINT "challans_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challans" ADD CONSTRAINT "challans_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the hub has for customers.
CREATE INDEX order_goods_to_send ON order_goods (work_order_id) WHERE side = 'customer' AND unpacked > 0;
-- One challan that holds a shipment.
CREATE UNIQUE INDEX challans_one_of_shipment ON challans (shipment_id) WHERE cancelled_at IS NULL;
ALTER TABLE "challans"
  ADD CONSTRAINT challans_number_length CHECK (length(number) <= 16),
  ADD CONSTRAINT challans_series_length CHECK (length(series) <= 3),
  ADD CONSTRAINT challans_year_length CHECK (length(year) = 5),
  ADD CONSTRAINT challans_note_length CHECK (length(note) <= 300),
  ADD CONSTRAINT challans_snapshot_length CHECK (length(snapshot::text) <= 200000),
  ADD CONSTRAINT challans_pdf_key_length CHECK (length(pdf_key) <= 100),
  ADD CONSTRAINT challans_pdf_sha256_length CHECK (length(pdf_sha256) = 64);

-- A challan is issued when it is inserted, and stays as it was issued. It may be cancelled once, and its PDF kept once.
CREATE FUNCTION refuse_change_of_challan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pdf_keys CONSTANT text[] := '{pdf_key,pdf_sha256}';
  later_keys CONSTANT text[] := '{cancelled_at}' || pdf_keys;
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'an issued challan is never deleted'; END IF;
  IF to_jsonb(NEW) - later_keys <> to_jsonb(OLD) - later_keys
    OR (OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at)
    OR (OLD.pdf_key IS NOT NULL AND (NEW.pdf_key, NEW.pdf_sha256) IS DISTINCT FROM (OLD.pdf_key, OLD.pdf_sha256))
    THEN RAISE EXCEPTION 'an issued challan never changes'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER challans_stay BEFORE DELETE OR UPDATE ON challans FOR EACH ROW EXECUTE FUNCTION refuse_change_of_challan();
