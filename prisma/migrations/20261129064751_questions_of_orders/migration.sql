-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "work_order_id" INTEGER;

-- CreateTable
CREATE TABLE "order_questions_read" (
    "work_order_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_questions_read_pkey" PRIMARY KEY ("work_order_id","company_id")
);

-- CreateIndex
CREATE INDEX "order_questions_read_company_id_idx" ON "order_questions_read"("company_id");

-- CreateIndex
CREATE INDEX "questions_work_order_id_id_idx" ON "questions"("work_order_id", "id");

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_questions_read" ADD CONSTRAINT "order_questions_read_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_questions_read" ADD CONSTRAINT "order_questions_read_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A question without a bidder is a notice to all suppliers: none is about an order.
ALTER TABLE "questions" ADD CONSTRAINT "questions_of_orders_have_a_bidder" CHECK (work_order_id IS NULL OR bidder_id IS NOT NULL);
