-- AlterTable
ALTER TABLE "approval_requests" ADD COLUMN     "rfq_id" INTEGER,
ALTER COLUMN "quotation_id" DROP NOT NULL,
ALTER COLUMN "version" DROP NOT NULL,
ALTER COLUMN "revision" DROP NOT NULL;

-- CreateTable
CREATE TABLE "approval_lines" (
    "approval_request_id" INTEGER NOT NULL,
    "quotation_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "approval_lines_pkey" PRIMARY KEY ("approval_request_id","quotation_id")
);

-- CreateIndex
CREATE INDEX "approval_lines_quotation_id_idx" ON "approval_lines"("quotation_id");

-- CreateIndex
CREATE INDEX "approval_requests_rfq_id_idx" ON "approval_requests"("rfq_id");

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_rfq_id_fkey" FOREIGN KEY ("rfq_id") REFERENCES "rfqs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_lines" ADD CONSTRAINT "approval_lines_approval_request_id_fkey" FOREIGN KEY ("approval_request_id") REFERENCES "approval_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_lines" ADD CONSTRAINT "approval_lines_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A request is for one quotation at a version, or for lines of a request for parts.
ALTER TABLE "approval_requests" ADD CONSTRAINT approval_requests_of_one_thing
  CHECK (num_nonnulls(quotation_id, version, revision) = CASE WHEN rfq_id IS NULL THEN 3 ELSE 0 END);
