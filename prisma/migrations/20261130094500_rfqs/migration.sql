-- AlterTable
ALTER TABLE "files" ADD COLUMN     "rfq_id" INTEGER,
ADD COLUMN     "rfq_line" TEXT;

-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "line_no" SMALLINT,
ADD COLUMN     "rfq_id" INTEGER,
ADD COLUMN     "split_of" INTEGER;

-- CreateTable
CREATE SEQUENCE "rfqs_id_seq";
CREATE TABLE "rfqs" (
    "id" INTEGER NOT NULL DEFAULT next_id('rfqs_id_seq'::regclass),
    "customer_id" INTEGER NOT NULL,
    "name" TEXT,
    "note" TEXT,
    "reference" TEXT,
    "process_id" INTEGER,
    "target_date" TIMESTAMPTZ(3),
    "quote_by" TIMESTAMPTZ(3),
    "sealed" BOOLEAN NOT NULL DEFAULT false,
    "nda" BOOLEAN NOT NULL DEFAULT false,
    "required_documents" "DocumentKind"[] DEFAULT ARRAY[]::"DocumentKind"[],
    "aql" TEXT,
    "address_id" INTEGER,
    "delivery" JSONB,
    "decimal_comma" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submitted_at" TIMESTAMPTZ(3),
    "closed_told" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rfqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rfq_lines" (
    "rfq_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "place" SMALLINT NOT NULL,
    "row" INTEGER,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "cells" JSONB NOT NULL,

    CONSTRAINT "rfq_lines_pkey" PRIMARY KEY ("rfq_id","key")
);

-- CreateTable
CREATE TABLE "rfq_bidders" (
    "rfq_id" INTEGER NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "label" SMALLINT NOT NULL,

    CONSTRAINT "rfq_bidders_pkey" PRIMARY KEY ("rfq_id","supplier_id")
);

-- CreateIndex
CREATE INDEX "rfqs_customer_id_id_idx" ON "rfqs"("customer_id", "id");

-- CreateIndex
CREATE INDEX "rfqs_process_id_idx" ON "rfqs"("process_id");

-- CreateIndex
CREATE INDEX "rfqs_address_id_idx" ON "rfqs"("address_id");

-- CreateIndex
CREATE INDEX "rfq_bidders_supplier_id_idx" ON "rfq_bidders"("supplier_id");

-- CreateIndex
CREATE UNIQUE INDEX "rfq_bidders_rfq_id_label_key" ON "rfq_bidders"("rfq_id", "label");

-- CreateIndex
CREATE INDEX "files_rfq_id_idx" ON "files"("rfq_id");

-- CreateIndex
CREATE UNIQUE INDEX "inquiries_rfq_id_line_no_key" ON "inquiries"("rfq_id", "line_no");

-- AddForeignKey
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_rfq_id_fkey" FOREIGN KEY ("rfq_id") REFERENCES "rfqs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "processes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_address_id_fkey" FOREIGN KEY ("address_id") REFERENCES "addresses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rfq_lines" ADD CONSTRAINT "rfq_lines_rfq_id_fkey" FOREIGN KEY ("rfq_id") REFERENCES "rfqs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rfq_bidders" ADD CONSTRAINT "rfq_bidders_rfq_id_fkey" FOREIGN KEY ("rfq_id") REFERENCES "rfqs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rfq_bidders" ADD CONSTRAINT "rfq_bidders_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_rfq_id_fkey" FOREIGN KEY ("rfq_id") REFERENCES "rfqs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER SEQUENCE "rfqs_id_seq" OWNED BY "rfqs"."id";

ALTER TABLE rfqs
  ADD CONSTRAINT rfqs_name_length CHECK (length(name) BETWEEN 1 AND 200),
  ADD CONSTRAINT rfqs_note_length CHECK (length(note) BETWEEN 1 AND 2000),
  ADD CONSTRAINT rfqs_reference_length CHECK (length(reference) BETWEEN 1 AND 40),
  ADD CONSTRAINT rfqs_aql_length CHECK (length(aql) <= 10),
  ADD CONSTRAINT rfqs_delivery_size CHECK (length(delivery::text) <= 10000),
  ADD CONSTRAINT rfqs_required_documents_count CHECK (cardinality(required_documents) <= 20),
  ADD CONSTRAINT rfqs_version CHECK (version >= 0);
ALTER TABLE rfq_lines
  ADD CONSTRAINT rfq_lines_key_length CHECK (length(key) BETWEEN 1 AND 20 AND key <> '*'),
  ADD CONSTRAINT rfq_lines_place CHECK (place BETWEEN 0 AND 199),
  ADD CONSTRAINT rfq_lines_row CHECK ("row" BETWEEN 1 AND 1048576),
  ADD CONSTRAINT rfq_lines_cells_size CHECK (length(cells::text) <= 300000);
ALTER TABLE rfq_bidders ADD CONSTRAINT rfq_bidders_label CHECK (label >= 1);
ALTER TABLE inquiries
  ADD CONSTRAINT inquiries_line_of_rfq CHECK (num_nonnulls(rfq_id, line_no) IN (0, 2) AND line_no BETWEEN 1 AND 2000),
  ADD CONSTRAINT inquiries_split_of_line CHECK (split_of IS NULL OR rfq_id IS NOT NULL);

-- Drafts end 90 days after their last change.
CREATE INDEX rfqs_drafts ON rfqs (changed_at) WHERE submitted_at IS NULL;

ALTER TABLE files
  ADD CONSTRAINT files_rfq_line_length CHECK (length(rfq_line) BETWEEN 1 AND 20 AND rfq_id IS NOT NULL OR rfq_line IS NULL),
  DROP CONSTRAINT files_belong_to_one_thing,
  ADD CONSTRAINT files_belong_to_one_thing
    CHECK (num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of, company_document_id, bill_id, rfq_id) <= 1);
DROP INDEX files_unattached;
CREATE INDEX files_unattached ON files (created_at)
  WHERE num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of, company_document_id, bill_id, rfq_id) = 0;

-- A supplier has one letter on all lines of a request.
CREATE OR REPLACE FUNCTION public.add_bidder(inquiry integer, supplier integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE added int; package int; letter int;
BEGIN
  -- One after the other, so that each gets a letter of its own.
  PERFORM FROM inquiries WHERE id = inquiry FOR NO KEY UPDATE;
  SELECT rfq_id INTO package FROM inquiries WHERE id = inquiry;
  IF package IS NULL THEN
    SELECT coalesce(max(label), 0) + 1 INTO letter FROM bidders WHERE inquiry_id = inquiry;
  ELSE
    -- Two suppliers may answer two lines at once. Whoever waits here holds no lock that the other one still needs.
    PERFORM pg_advisory_xact_lock(hashtext('rfq_bidders'), package);
    INSERT INTO rfq_bidders (rfq_id, supplier_id, label)
      SELECT package, supplier, coalesce(max(label), 0) + 1 FROM rfq_bidders WHERE rfq_id = package
      ON CONFLICT (rfq_id, supplier_id) DO NOTHING;
    SELECT label INTO letter FROM rfq_bidders WHERE rfq_id = package AND rfq_bidders.supplier_id = supplier;
  END IF;
  INSERT INTO bidders (inquiry_id, supplier_id, label) VALUES (inquiry, supplier, letter)
    ON CONFLICT (inquiry_id, supplier_id)
      DO UPDATE SET declined_at = NULL, decline_reason = NULL, decline_note = NULL
    RETURNING id INTO added;
  RETURN added;
END $function$;
