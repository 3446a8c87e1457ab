-- CreateEnum
CREATE TYPE "PaymentBy" AS ENUM ('hand', 'ledger');

-- CreateEnum
CREATE TYPE "SupplyKind" AS ENUM ('goods', 'jobwork');

-- CreateEnum
CREATE TYPE "MaterialOwner" AS ENUM ('supplier', 'operator', 'customer');

-- CreateEnum
CREATE TYPE "ShipTo" AS ENUM ('hub', 'site');

-- CreateEnum
CREATE TYPE "TaxScheme" AS ENUM ('regular', 'composition', 'unregistered');

-- CreateEnum
CREATE TYPE "MsmeClass" AS ENUM ('micro', 'small', 'medium', 'none');

-- CreateEnum
CREATE TYPE "Turnover" AS ENUM ('up_to_5_crore', 'above_5_crore', 'above_10_crore');

-- CreateEnum
CREATE TYPE "RateKind" AS ENUM ('gst', 'bank');

-- CreateEnum
CREATE TYPE "TaxDocumentKind" AS ENUM ('proforma', 'invoice', 'credit_note', 'debit_note', 'receipt_voucher');

-- CreateEnum
CREATE TYPE "TaxSplit" AS ENUM ('intra', 'intra_ut', 'inter');

-- CreateEnum
CREATE TYPE "ReceiptDirection" AS ENUM ('in', 'out');

-- CreateEnum
CREATE TYPE "ReceiptStatus" AS ENUM ('claimed', 'received', 'refused', 'withdrawn', 'reversed');

-- CreateEnum
CREATE TYPE "PaymentMode" AS ENUM ('neft', 'rtgs', 'imps', 'upi', 'cheque', 'cash', 'adjustment', 'other');

-- AlterEnum
ALTER TYPE "FilePurpose" ADD VALUE 'money';

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "receipt_id" INTEGER;

-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "payment_by" "PaymentBy" NOT NULL DEFAULT 'hand';

-- CreateTable
CREATE TABLE "operator_profile" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "legal_name" TEXT,
    "address_line1" TEXT,
    "address_line2" TEXT,
    "city" TEXT,
    "pin" TEXT,
    "state_code" TEXT,
    "gstin" TEXT,
    "pan" TEXT,
    "cin" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "bank_name" TEXT,
    "bank_account" TEXT,
    "ifsc" TEXT,
    "upi" TEXT,
    "logo_file_id" INTEGER,
    "signatory" TEXT,
    "series_prefix" TEXT,
    "default_hsn" TEXT,
    "default_sac" TEXT,
    "default_rate_bp" INTEGER,
    "turnover" "Turnover" NOT NULL DEFAULT 'up_to_5_crore',
    "einvoice_from" DATE,
    "eway_intra_paise" BIGINT NOT NULL DEFAULT 5000000,
    "customer_days" SMALLINT NOT NULL DEFAULT 30,
    "supplier_days" SMALLINT NOT NULL DEFAULT 30,
    "fee_bp" INTEGER NOT NULL DEFAULT 0,
    "fee_sac" TEXT NOT NULL DEFAULT '998599',
    "hub" JSONB,
    "terms" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "operator_profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_profiles" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "legal_name" TEXT NOT NULL,
    "address_line1" TEXT NOT NULL,
    "address_line2" TEXT,
    "city" TEXT NOT NULL,
    "pin" TEXT NOT NULL,
    "state_code" TEXT NOT NULL,
    "gstin" TEXT,
    "pan" TEXT,
    "scheme" "TaxScheme" NOT NULL,
    "udyam" TEXT,
    "msme_class" "MsmeClass",
    "agreed_days" SMALLINT,
    "bill_prefix" TEXT,
    "own_einvoice" BOOLEAN NOT NULL DEFAULT false,
    "bank_name" TEXT,
    "bank_account" TEXT,
    "ifsc" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "tax_profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rates" (
    "id" SERIAL NOT NULL,
    "kind" "RateKind" NOT NULL,
    "code" TEXT NOT NULL,
    "rate_bp" INTEGER NOT NULL,
    "from" DATE NOT NULL,
    "to" DATE,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "rates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_terms" (
    "id" SERIAL NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "supply" "SupplyKind" NOT NULL,
    "material_of" "MaterialOwner" NOT NULL,
    "hsn" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "uqc" TEXT NOT NULL,
    "quantity_milli" BIGINT NOT NULL,
    "taxable_paise" BIGINT,
    "rate_bp" INTEGER NOT NULL,
    "place_of_supply" TEXT,
    "pos_reason" TEXT,
    "deliver_to" JSONB,
    "ship_to" "ShipTo" NOT NULL DEFAULT 'hub',
    "reverse_charge" BOOLEAN NOT NULL DEFAULT false,
    "customer_days" SMALLINT NOT NULL,
    "supplier_days" SMALLINT NOT NULL,
    "fee_bp" INTEGER NOT NULL DEFAULT 0,
    "billing_closed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "order_terms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_documents" (
    "id" SERIAL NOT NULL,
    "kind" "TaxDocumentKind" NOT NULL,
    "number" TEXT NOT NULL,
    "series" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "party_id" INTEGER NOT NULL,
    "against_id" INTEGER,
    "receipt_id" INTEGER,
    "reason" TEXT,
    "issued_on" DATE NOT NULL,
    "due_on" DATE,
    "split" "TaxSplit" NOT NULL,
    "place_of_supply" TEXT NOT NULL,
    "reverse_charge" BOOLEAN NOT NULL,
    "taxable_paise" BIGINT NOT NULL,
    "cgst_paise" BIGINT NOT NULL,
    "sgst_paise" BIGINT NOT NULL,
    "igst_paise" BIGINT NOT NULL,
    "round_off_paise" BIGINT NOT NULL,
    "total_paise" BIGINT NOT NULL,
    "lines" JSON NOT NULL,
    "snapshot" JSON NOT NULL,
    "irn_due" BOOLEAN NOT NULL DEFAULT false,
    "irn" TEXT,
    "ack_no" TEXT,
    "ack_on" TIMESTAMPTZ(3),
    "signed_qr" TEXT,
    "pdf_key" TEXT,
    "pdf_sha256" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "tax_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "number_series" (
    "series" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "last" INTEGER NOT NULL,
    "last_on" DATE NOT NULL,

    CONSTRAINT "number_series_pkey" PRIMARY KEY ("series","year")
);

-- CreateTable
CREATE TABLE "receipts" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "direction" "ReceiptDirection" NOT NULL DEFAULT 'in',
    "status" "ReceiptStatus" NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "tds_paise" BIGINT NOT NULL DEFAULT 0,
    "tds_section" TEXT,
    "mode" "PaymentMode" NOT NULL,
    "utr" TEXT,
    "received_on" DATE NOT NULL,
    "note" TEXT,
    "refusal" TEXT,
    "reversed_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "allocations" (
    "receipt_id" INTEGER NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "paise" BIGINT NOT NULL,

    CONSTRAINT "allocations_pkey" PRIMARY KEY ("receipt_id","work_order_id")
);

-- CreateTable
CREATE TABLE "invoice_reminders" (
    "document_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_reminders_pkey" PRIMARY KEY ("document_id","kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "operator_profile_logo_file_id_key" ON "operator_profile"("logo_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "tax_profiles_account_id_key" ON "tax_profiles"("account_id");

-- CreateIndex
CREATE INDEX "tax_profiles_created_by_idx" ON "tax_profiles"("created_by");

-- CreateIndex
CREATE INDEX "rates_created_by_idx" ON "rates"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "order_terms_work_order_id_key" ON "order_terms"("work_order_id");

-- CreateIndex
CREATE INDEX "order_terms_created_by_idx" ON "order_terms"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "tax_documents_number_key" ON "tax_documents"("number");

-- CreateIndex
CREATE INDEX "tax_documents_work_order_id_id_idx" ON "tax_documents"("work_order_id", "id");

-- CreateIndex
CREATE INDEX "tax_documents_party_id_id_idx" ON "tax_documents"("party_id", "id");

-- CreateIndex
CREATE INDEX "tax_documents_against_id_idx" ON "tax_documents"("against_id");

-- CreateIndex
CREATE INDEX "tax_documents_receipt_id_idx" ON "tax_documents"("receipt_id");

-- CreateIndex
CREATE INDEX "tax_documents_issued_on_id_idx" ON "tax_documents"("issued_on", "id");

-- CreateIndex
CREATE INDEX "tax_documents_created_by_idx" ON "tax_documents"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "tax_documents_series_year_seq_key" ON "tax_documents"("series", "year", "seq");

-- CreateIndex
CREATE INDEX "receipts_customer_id_id_idx" ON "receipts"("customer_id", "id");

-- CreateIndex
CREATE INDEX "receipts_status_id_idx" ON "receipts"("status", "id");

-- CreateIndex
CREATE INDEX "receipts_created_by_idx" ON "receipts"("created_by");

-- CreateIndex
CREATE INDEX "allocations_work_order_id_idx" ON "allocations"("work_order_id");

-- CreateIndex
CREATE UNIQUE INDEX "files_receipt_id_name_key" ON "files"("receipt_id", "name");

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_profile" ADD CONSTRAINT "operator_profile_logo_file_id_fkey" FOREIGN KEY ("logo_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_profiles" ADD CONSTRAINT "tax_profiles_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_profiles" ADD CONSTRAINT "tax_profiles_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rates" ADD CONSTRAINT "rates_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_terms" ADD CONSTRAINT "order_terms_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_terms" ADD CONSTRAINT "order_terms_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_party_id_fkey" FOREIGN KEY ("party_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_against_id_fkey" FOREIGN KEY ("against_id") REFERENCES "tax_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "tax_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Equality beside ranges in an exclusion constraint. It comes with PostgreSQL, as pg_trgm does.
CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TABLE "files" DROP CONSTRAINT files_belong_to_one_thing;
ALTER TABLE "files"
  ADD CONSTRAINT files_belong_to_one_thing CHECK (num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id) <= 1);
DROP INDEX files_unattached;
CREATE INDEX files_unattached ON files (created_at)
  WHERE num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id) = 0;

ALTER TABLE "operator_profile"
  ADD CONSTRAINT operator_profile_one_row CHECK (id = 1),
  ADD CONSTRAINT operator_profile_legal_name_length CHECK (length(legal_name) <= 100),
  ADD CONSTRAINT operator_profile_address_line1_length CHECK (length(address_line1) <= 100),
  ADD CONSTRAINT operator_profile_address_line2_length CHECK (length(address_line2) <= 100),
  ADD CONSTRAINT operator_profile_city_length CHECK (length(city) <= 50),
  ADD CONSTRAINT operator_profile_pin_length CHECK (length(pin) = 6),
  ADD CONSTRAINT operator_profile_state_code_length CHECK (length(state_code) = 2),
  ADD CONSTRAINT operator_profile_gstin_length CHECK (length(gstin) = 15),
  ADD CONSTRAINT operator_profile_pan_length CHECK (length(pan) = 10),
  ADD CONSTRAINT operator_profile_cin_length CHECK (length(cin) = 21),
  ADD CONSTRAINT operator_profile_email_length CHECK (length(email) <= 200),
  ADD CONSTRAINT operator_profile_phone_length CHECK (length(phone) <= 50),
  ADD CONSTRAINT operator_profile_bank_name_length CHECK (length(bank_name) <= 100),
  ADD CONSTRAINT operator_profile_bank_account_length CHECK (length(bank_account) BETWEEN 9 AND 18),
  ADD CONSTRAINT operator_profile_ifsc_length CHECK (length(ifsc) = 11),
  ADD CONSTRAINT operator_profile_upi_length CHECK (length(upi) <= 100),
  ADD CONSTRAINT operator_profile_signatory_length CHECK (length(signatory) <= 100),
  ADD CONSTRAINT operator_profile_series_prefix_length CHECK (length(series_prefix) <= 2),
  ADD CONSTRAINT operator_profile_default_hsn_length CHECK (length(default_hsn) <= 8),
  ADD CONSTRAINT operator_profile_default_sac_length CHECK (length(default_sac) <= 8),
  ADD CONSTRAINT operator_profile_fee_sac_length CHECK (length(fee_sac) <= 8),
  ADD CONSTRAINT operator_profile_rates CHECK (default_rate_bp BETWEEN 0 AND 4000 AND fee_bp BETWEEN 0 AND 3000),
  ADD CONSTRAINT operator_profile_days CHECK (customer_days BETWEEN 0 AND 180 AND supplier_days BETWEEN 1 AND 45),
  ADD CONSTRAINT operator_profile_eway CHECK (eway_intra_paise BETWEEN 0 AND 999999999999),
  ADD CONSTRAINT operator_profile_hub_length CHECK (length(hub::text) <= 1000),
  ADD CONSTRAINT operator_profile_terms_length CHECK (length(terms) <= 2000);

ALTER TABLE "tax_profiles"
  ADD CONSTRAINT tax_profiles_legal_name_length CHECK (length(legal_name) <= 100),
  ADD CONSTRAINT tax_profiles_address_line1_length CHECK (length(address_line1) <= 100),
  ADD CONSTRAINT tax_profiles_address_line2_length CHECK (length(address_line2) <= 100),
  ADD CONSTRAINT tax_profiles_city_length CHECK (length(city) <= 50),
  ADD CONSTRAINT tax_profiles_pin_length CHECK (length(pin) = 6),
  ADD CONSTRAINT tax_profiles_state_code_length CHECK (length(state_code) = 2),
  ADD CONSTRAINT tax_profiles_gstin_length CHECK (length(gstin) = 15),
  ADD CONSTRAINT tax_profiles_pan_length CHECK (length(pan) = 10),
  ADD CONSTRAINT tax_profiles_udyam_length CHECK (length(udyam) = 19),
  ADD CONSTRAINT tax_profiles_agreed_days CHECK (agreed_days BETWEEN 1 AND 180),
  ADD CONSTRAINT tax_profiles_bill_prefix_length CHECK (length(bill_prefix) BETWEEN 1 AND 4),
  ADD CONSTRAINT tax_profiles_bank_name_length CHECK (length(bank_name) <= 100),
  ADD CONSTRAINT tax_profiles_bank_account_length CHECK (length(bank_account) BETWEEN 9 AND 18),
  ADD CONSTRAINT tax_profiles_ifsc_length CHECK (length(ifsc) = 11);

ALTER TABLE "rates"
  ADD CONSTRAINT rates_code_length CHECK (length(code) BETWEEN 2 AND 8),
  ADD CONSTRAINT rates_code_form CHECK (CASE kind WHEN 'bank' THEN code = 'bank' ELSE code ~ '^\d+$' END),
  ADD CONSTRAINT rates_rate_bp CHECK (rate_bp BETWEEN 0 AND 4000),
  ADD CONSTRAINT rates_note_length CHECK (length(note) <= 300),
  ADD CONSTRAINT rates_in_order CHECK ("to" >= "from"),
  ADD CONSTRAINT rates_one_at_a_time EXCLUDE USING gist (code WITH =, daterange("from", "to", '[]') WITH &&);

-- Job work (SAC 9988): Notification 15/2025-CT(R). The bank rate: the RBI's announcements.
INSERT INTO "rates" (kind, code, rate_bp, "from", "to", note) VALUES
  ('gst', '9988', 1200, '2019-10-01', '2025-09-21', 'Job work'),
  ('gst', '9988', 1800, '2025-09-22', NULL, 'Job work, Notification 15/2025-CT(R)'),
  ('bank', 'bank', 675, '2023-02-08', '2025-02-06', NULL),
  ('bank', 'bank', 650, '2025-02-07', '2025-04-08', NULL),
  ('bank', 'bank', 625, '2025-04-09', '2025-06-05', NULL),
  ('bank', 'bank', 575, '2025-06-06', '2025-12-04', NULL),
  ('bank', 'bank', 550, '2025-12-05', NULL, NULL);

ALTER TABLE "order_terms"
  ADD CONSTRAINT order_terms_hsn_length CHECK (length(hsn) <= 8),
  ADD CONSTRAINT order_terms_description_length CHECK (length(description) <= 300),
  ADD CONSTRAINT order_terms_uqc_length CHECK (length(uqc) <= 3),
  ADD CONSTRAINT order_terms_place_of_supply_length CHECK (length(place_of_supply) = 2),
  ADD CONSTRAINT order_terms_pos_reason_length CHECK (length(pos_reason) <= 300),
  ADD CONSTRAINT order_terms_deliver_to_length CHECK (length(deliver_to::text) <= 2000),
  ADD CONSTRAINT order_terms_material CHECK ((supply = 'jobwork') = (material_of <> 'supplier')),
  ADD CONSTRAINT order_terms_amounts CHECK (quantity_milli > 0 AND taxable_paise BETWEEN 0 AND 999999999999),
  ADD CONSTRAINT order_terms_rates CHECK (rate_bp BETWEEN 0 AND 4000 AND fee_bp BETWEEN 0 AND 3000),
  ADD CONSTRAINT order_terms_days CHECK (customer_days BETWEEN 0 AND 180 AND supplier_days BETWEEN 1 AND 45);

ALTER TABLE "tax_documents"
  ADD CONSTRAINT tax_documents_number_length CHECK (length(number) <= 16),
  ADD CONSTRAINT tax_documents_number_form CHECK (number ~ '^[A-Z][A-Z0-9/-]*$'),
  ADD CONSTRAINT tax_documents_series_length CHECK (length(series) <= 3),
  ADD CONSTRAINT tax_documents_year_length CHECK (length(year) = 5),
  ADD CONSTRAINT tax_documents_seq CHECK (seq BETWEEN 1 AND 999999),
  ADD CONSTRAINT tax_documents_reason_length CHECK (length(reason) <= 300),
  ADD CONSTRAINT tax_documents_place_of_supply_length CHECK (length(place_of_supply) = 2),
  ADD CONSTRAINT tax_documents_notes_are_against CHECK ((kind IN ('credit_note', 'debit_note')) = (against_id IS NOT NULL)),
  ADD CONSTRAINT tax_documents_vouchers_are_for CHECK ((kind = 'receipt_voucher') = (receipt_id IS NOT NULL)),
  ADD CONSTRAINT tax_documents_amounts CHECK (least(taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise) >= 0
    AND total_paise <= 999999999999 AND cgst_paise = sgst_paise AND round_off_paise BETWEEN -49 AND 50
    AND total_paise = taxable_paise + round_off_paise
      + CASE WHEN reverse_charge THEN 0 ELSE cgst_paise + sgst_paise + igst_paise END),
  ADD CONSTRAINT tax_documents_heads CHECK (CASE split WHEN 'inter' THEN cgst_paise = 0 ELSE igst_paise = 0 END),
  ADD CONSTRAINT tax_documents_lines_length CHECK (length(lines::text) <= 200000),
  ADD CONSTRAINT tax_documents_snapshot_length CHECK (length(snapshot::text) <= 100000),
  ADD CONSTRAINT tax_documents_irn_length CHECK (length(irn) = 64),
  ADD CONSTRAINT tax_documents_ack_no_length CHECK (length(ack_no) <= 20),
  ADD CONSTRAINT tax_documents_signed_qr_length CHECK (length(signed_qr) <= 5000),
  ADD CONSTRAINT tax_documents_irn_whole CHECK (num_nonnulls(irn, ack_no, ack_on, signed_qr) IN (0, 4)),
  ADD CONSTRAINT tax_documents_pdf_key_length CHECK (length(pdf_key) <= 100),
  ADD CONSTRAINT tax_documents_pdf_sha256_length CHECK (length(pdf_sha256) = 64),
  ADD CONSTRAINT tax_documents_pdf_whole CHECK (num_nonnulls(pdf_key, pdf_sha256) IN (0, 2));

-- Open invoices by day, for reminders and ageing.
CREATE INDEX tax_documents_due ON tax_documents (due_on, id) WHERE kind = 'invoice';
-- Bytes that are swept are asked for by their key.
CREATE UNIQUE INDEX tax_documents_pdf_key ON tax_documents (pdf_key);

-- An issued document stays as it is. Its IRN and its PDF are filled in once.
CREATE FUNCTION refuse_change_of_tax_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  irn_keys CONSTANT text[] := '{irn,ack_no,ack_on,signed_qr}';
  pdf_keys CONSTANT text[] := '{pdf_key,pdf_sha256}';
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'an issued document is never deleted'; END IF;
  IF to_jsonb(NEW) - irn_keys - pdf_keys <> to_jsonb(OLD) - irn_keys - pdf_keys
    OR (OLD.irn IS NOT NULL
      AND (NEW.irn, NEW.ack_no, NEW.ack_on, NEW.signed_qr) IS DISTINCT FROM (OLD.irn, OLD.ack_no, OLD.ack_on, OLD.signed_qr))
    OR (OLD.pdf_key IS NOT NULL AND (NEW.pdf_key, NEW.pdf_sha256) IS DISTINCT FROM (OLD.pdf_key, OLD.pdf_sha256))
    THEN RAISE EXCEPTION 'an issued document never changes'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tax_documents_stay BEFORE UPDATE OR DELETE ON "tax_documents"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_tax_document();

ALTER TABLE "number_series"
  ADD CONSTRAINT number_series_series_length CHECK (length(series) <= 3),
  ADD CONSTRAINT number_series_year_length CHECK (length(year) = 5),
  ADD CONSTRAINT number_series_last CHECK (last BETWEEN 1 AND 999999);

ALTER TABLE "receipts"
  ADD CONSTRAINT receipts_amounts CHECK (least(amount_paise, tds_paise) >= 0 AND amount_paise + tds_paise BETWEEN 1 AND 999999999999),
  ADD CONSTRAINT receipts_tds_section_length CHECK (length(tds_section) <= 20),
  ADD CONSTRAINT receipts_utr_length CHECK (length(utr) BETWEEN 6 AND 30),
  ADD CONSTRAINT receipts_note_length CHECK (length(note) <= 500),
  ADD CONSTRAINT receipts_refusal_length CHECK (length(refusal) <= 500),
  ADD CONSTRAINT receipts_reversed_check CHECK ((status = 'reversed') = (reversed_on IS NOT NULL));

-- A bank's reference is recorded once for a company.
CREATE UNIQUE INDEX receipts_one_utr ON receipts (customer_id, lower(utr)) WHERE status IN ('claimed', 'received');

ALTER TABLE "allocations" ADD CONSTRAINT allocations_paise CHECK (paise BETWEEN 1 AND 999999999999);

ALTER TABLE "invoice_reminders" ADD CONSTRAINT invoice_reminders_kind_length CHECK (length(kind) <= 20);
