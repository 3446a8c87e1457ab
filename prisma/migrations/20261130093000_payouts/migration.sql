-- CreateEnum
CREATE TYPE "PayoutStatus" AS ENUM ('paid', 'reversed');

-- CreateTable
CREATE TABLE "payouts" (
    "id" SERIAL NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "status" "PayoutStatus" NOT NULL DEFAULT 'paid',
    "amount_paise" BIGINT NOT NULL,
    "tds_paise" BIGINT NOT NULL DEFAULT 0,
    "tds_section" TEXT,
    "mode" "PaymentMode" NOT NULL,
    "utr" TEXT,
    "paid_on" DATE NOT NULL,
    "note" TEXT,
    "reason" TEXT,
    "reversed_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "payouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_allocations" (
    "id" SERIAL NOT NULL,
    "payout_id" INTEGER NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "bill_id" INTEGER,
    "line_number" SMALLINT,
    "paise" BIGINT NOT NULL,

    CONSTRAINT "payout_allocations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_files" (
    "id" SERIAL NOT NULL,
    "skipped" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER NOT NULL,

    CONSTRAINT "bank_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_file_rows" (
    "id" SERIAL NOT NULL,
    "file_id" INTEGER NOT NULL,
    "bill_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "bank_account" TEXT NOT NULL,
    "ifsc" TEXT NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "tds_paise" BIGINT NOT NULL DEFAULT 0,
    "tds_section" TEXT,
    "payout_id" INTEGER,

    CONSTRAINT "bank_file_rows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payouts_supplier_id_id_idx" ON "payouts"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "payouts_created_by_idx" ON "payouts"("created_by");

-- CreateIndex
CREATE INDEX "payout_allocations_payout_id_idx" ON "payout_allocations"("payout_id");

-- CreateIndex
CREATE INDEX "payout_allocations_work_order_id_idx" ON "payout_allocations"("work_order_id");

-- CreateIndex
CREATE INDEX "payout_allocations_bill_id_line_number_idx" ON "payout_allocations"("bill_id", "line_number");

-- CreateIndex
CREATE INDEX "bank_files_created_by_idx" ON "bank_files"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "bank_file_rows_payout_id_key" ON "bank_file_rows"("payout_id");

-- CreateIndex
CREATE INDEX "bank_file_rows_file_id_idx" ON "bank_file_rows"("file_id");

-- CreateIndex
CREATE INDEX "bank_file_rows_bill_id_idx" ON "bank_file_rows"("bill_id");

-- AddForeignKey
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_allocations" ADD CONSTRAINT "payout_allocations_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "payouts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_allocations" ADD CONSTRAINT "payout_allocations_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_allocations" ADD CONSTRAINT "payout_allocations_bill_id_line_number_fkey" FOREIGN KEY ("bill_id", "line_number") REFERENCES "bill_lines"("bill_id", "line_number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_file_rows" ADD CONSTRAINT "bank_file_rows_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "bank_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_file_rows" ADD CONSTRAINT "bank_file_rows_bill_id_fkey" FOREIGN KEY ("bill_id") REFERENCES "bills"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_file_rows" ADD CONSTRAINT "bank_file_rows_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "payouts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "payouts"
  ADD CONSTRAINT payouts_amounts CHECK (least(amount_paise, tds_paise) >= 0 AND amount_paise + tds_paise BETWEEN 1 AND 999999999999),
  ADD CONSTRAINT payouts_tds_section_length CHECK (length(tds_section) <= 20),
  ADD CONSTRAINT payouts_utr_length CHECK (length(utr) BETWEEN 6 AND 30),
  ADD CONSTRAINT payouts_note_length CHECK (length(note) <= 500),
  ADD CONSTRAINT payouts_reason_length CHECK (length(reason) <= 500),
  ADD CONSTRAINT payouts_reversed CHECK ((status = 'reversed') = (reversed_on IS NOT NULL));

-- A bank's reference stands on one payout of a supplier.
CREATE UNIQUE INDEX payouts_one_utr ON payouts (supplier_id, lower(utr)) WHERE status = 'paid';

ALTER TABLE "payout_allocations"
  ADD CONSTRAINT payout_allocations_paise CHECK (paise <> 0),
  ADD CONSTRAINT payout_allocations_line CHECK (num_nonnulls(bill_id, line_number) IN (0, 2));
ALTER TABLE "bank_file_rows"
  ADD CONSTRAINT bank_file_rows_amounts CHECK (amount_paise > 0 AND tds_paise >= 0),
  ADD CONSTRAINT bank_file_rows_name_length CHECK (length(name) <= 100),
  ADD CONSTRAINT bank_file_rows_account_length CHECK (length(bank_account) <= 18),
  ADD CONSTRAINT bank_file_rows_ifsc_length CHECK (length(ifsc) <= 11),
  ADD CONSTRAINT bank_file_rows_tds_section_length CHECK (length(tds_section) <= 20);

-- Orders of bills that are approved follow their payouts from now on. Those that were marked as paid get one payout of a supplier for
-- its bills. Of those that were marked as paid in part the next approval or payout asks how much.
WITH line AS (
  SELECT b.supplier_id, l.bill_id, l.line_number, l.work_order_id,
    l.taxable_paise + l.cgst_paise + l.sgst_paise + l.igst_paise
      + CASE WHEN l.line_number = max(l.line_number) OVER bill
        THEN b.total_paise - sum(l.taxable_paise + l.cgst_paise + l.sgst_paise + l.igst_paise) OVER bill ELSE 0 END AS paise
  FROM bills b JOIN bill_lines l ON l.bill_id = b.id WHERE b.status = 'approved'
  WINDOW bill AS (PARTITION BY b.id)
), settled AS (
  SELECT line.* FROM line JOIN work_orders w ON w.id = line.work_order_id WHERE w.payable_status = 'complete' AND line.paise <> 0
), paid AS (
  INSERT INTO payouts (supplier_id, amount_paise, mode, paid_on, note)
  SELECT supplier_id, sum(paise), 'adjustment', (now() AT TIME ZONE 'Asia/Kolkata')::date, 'Paid before payouts were kept'
  FROM settled GROUP BY supplier_id HAVING sum(paise) > 0 RETURNING id, supplier_id
)
INSERT INTO payout_allocations (payout_id, work_order_id, bill_id, line_number, paise)
SELECT paid.id, s.work_order_id, s.bill_id, s.line_number, s.paise FROM settled s JOIN paid USING (supplier_id);
UPDATE work_orders SET payable_by = 'ledger'
WHERE payable_status <> 'partial' AND id IN (
  SELECT l.work_order_id FROM bills b JOIN bill_lines l ON l.bill_id = b.id WHERE b.status = 'approved');
