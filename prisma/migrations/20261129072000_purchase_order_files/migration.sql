-- AlterTable
ALTER TABLE "files" ADD COLUMN     "purchase_order_of" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "files_purchase_order_of_key" ON "files"("purchase_order_of");

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_purchase_order_of_fkey" FOREIGN KEY ("purchase_order_of") REFERENCES "quotations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "files" DROP CONSTRAINT files_belong_to_one_thing;
ALTER TABLE "files"
  ADD CONSTRAINT files_belong_to_one_thing
    CHECK (num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of) <= 1);
DROP INDEX files_unattached;
CREATE INDEX files_unattached ON files (created_at)
  WHERE num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of) = 0;
