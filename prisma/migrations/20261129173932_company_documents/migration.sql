-- CreateEnum
CREATE TYPE "CompanyDocumentKind" AS ENUM ('iso_9001', 'iatf_16949', 'iso_14001', 'as_9100', 'iso_13485', 'gst_certificate', 'udyam', 'nda', 'other');

-- CreateEnum
CREATE TYPE "CompanyDocumentState" AS ENUM ('submitted', 'checked', 'rejected');

-- AlterEnum
ALTER TYPE "FilePurpose" ADD VALUE 'company';

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "company_document_id" INTEGER;

-- CreateTable
CREATE TABLE "company_documents" (
    "id" SERIAL NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "kind" "CompanyDocumentKind" NOT NULL,
    "number" TEXT NOT NULL,
    "body" TEXT,
    "valid_from" DATE,
    "valid_to" DATE,
    "status" "CompanyDocumentState" NOT NULL DEFAULT 'submitted',
    "rejection_reason" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "told_days" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_documents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "company_documents_supplier_id_id_idx" ON "company_documents"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "company_documents_status_id_idx" ON "company_documents"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "files_company_document_id_key" ON "files"("company_document_id");

-- AddForeignKey
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_company_document_id_fkey" FOREIGN KEY ("company_document_id") REFERENCES "company_documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Limits of the texts.
ALTER TABLE "company_documents"
  ADD CONSTRAINT company_documents_number_length CHECK (length(number) <= 60),
  ADD CONSTRAINT company_documents_body_length CHECK (length(body) <= 100),
  ADD CONSTRAINT company_documents_reason_length CHECK (length(rejection_reason) <= 1000);

CREATE INDEX company_documents_ending ON company_documents (valid_to) WHERE status = 'checked';

ALTER TABLE "files" DROP CONSTRAINT files_belong_to_one_thing;
ALTER TABLE "files"
  ADD CONSTRAINT files_belong_to_one_thing
    CHECK (num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of, company_document_id) <= 1);
DROP INDEX files_unattached;
CREATE INDEX files_unattached ON files (created_at)
  WHERE num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of, company_document_id) = 0;
