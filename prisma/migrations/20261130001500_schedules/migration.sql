-- AlterTable
ALTER TABLE "shipment_lines" ADD COLUMN     "schedule_id" INTEGER;

-- AlterTable
ALTER TABLE "order_goods" ADD COLUMN     "next_day" DATE,
ADD COLUMN     "next_quantity" INTEGER;

-- AlterTable
ALTER TABLE "order_terms" ADD COLUMN     "over_bp" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "under_bp" SMALLINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE SEQUENCE "schedule_lines_id_seq";
CREATE TABLE "schedule_lines" (
    "id" INTEGER NOT NULL DEFAULT next_id('schedule_lines_id_seq'::regclass),
    "work_order_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "schedule_lines_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "schedule_lines_work_order_id_day_key" ON "schedule_lines"("work_order_id", "day");

-- CreateIndex
CREATE INDEX "shipment_lines_schedule_id_idx" ON "shipment_lines"("schedule_id");

-- AddForeignKey
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_schedule_id_fkey" FOREIGN KEY ("schedule_id") REFERENCES "schedule_lines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_lines" ADD CONSTRAINT "schedule_lines_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER SEQUENCE "schedule_lines_id_seq" OWNED BY "schedule_lines"."id";

ALTER TABLE "schedule_lines" ADD CONSTRAINT schedule_lines_quantity CHECK (quantity >= 1);
ALTER TABLE "order_terms"
  ADD CONSTRAINT order_terms_over CHECK (over_bp BETWEEN 0 AND 2000),
  ADD CONSTRAINT order_terms_under CHECK (under_bp BETWEEN 0 AND 2000);

-- What comes next of an order with shipments is what is open of it, on its due date.
UPDATE order_goods SET next_quantity = nullif(open, 0) WHERE state <> 'received';
