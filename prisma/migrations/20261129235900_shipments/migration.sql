-- CreateEnum
CREATE TYPE "ShipmentLeg" AS ENUM ('to_hub', 'from_hub', 'to_site', 'to_supplier', 'from_customer');

-- CreateEnum
CREATE TYPE "ShipmentStatus" AS ENUM ('planned', 'sent', 'delivered', 'received', 'cancelled');

-- CreateEnum
CREATE TYPE "TransportMode" AS ENUM ('road', 'rail', 'air', 'ship');

-- CreateEnum
CREATE TYPE "ShipmentPaperKind" AS ENUM ('invoice', 'bill_of_supply', 'challan');

-- CreateEnum
CREATE TYPE "GoodsSide" AS ENUM ('supply', 'customer');

-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('none', 'part', 'sent', 'received');

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "shipment_id" INTEGER;

-- AlterTable
ALTER TABLE "problems" ADD COLUMN     "shipment_line_id" INTEGER;

-- CreateTable
CREATE SEQUENCE "shipments_id_seq";
CREATE TABLE "shipments" (
    "id" INTEGER NOT NULL DEFAULT next_id('shipments_id_seq'::regclass),
    "leg" "ShipmentLeg" NOT NULL,
    "status" "ShipmentStatus" NOT NULL DEFAULT 'planned',
    "supplier_id" INTEGER,
    "planned_by" INTEGER NOT NULL,
    "planned_on" DATE,
    "carrier" TEXT,
    "transporter_id" TEXT,
    "mode" "TransportMode" NOT NULL DEFAULT 'road',
    "vehicle" TEXT,
    "docket_no" TEXT,
    "docket_on" DATE,
    "distance_km" SMALLINT,
    "packages" SMALLINT,
    "weight_grams" INTEGER,
    "note" TEXT,
    "sent_on" DATE,
    "delivered_on" DATE,
    "received_by" TEXT,
    "received_at" TIMESTAMPTZ(3),
    "silent" BOOLEAN NOT NULL DEFAULT false,
    "cancel_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE SEQUENCE "shipment_lines_id_seq";
CREATE TABLE "shipment_lines" (
    "id" INTEGER NOT NULL DEFAULT next_id('shipment_lines_id_seq'::regclass),
    "shipment_id" INTEGER NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "received" INTEGER,
    "accepted" INTEGER,
    "rejected" INTEGER,

    CONSTRAINT "shipment_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shipment_papers" (
    "id" SERIAL NOT NULL,
    "shipment_id" INTEGER NOT NULL,
    "kind" "ShipmentPaperKind" NOT NULL,
    "number" TEXT NOT NULL,
    "on" DATE NOT NULL,

    CONSTRAINT "shipment_papers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_goods" (
    "work_order_id" INTEGER NOT NULL,
    "side" "GoodsSide" NOT NULL,
    "state" "DeliveryState" NOT NULL,
    "ordered" INTEGER NOT NULL,
    "sent" INTEGER NOT NULL,
    "delivered" INTEGER NOT NULL,
    "accepted" INTEGER NOT NULL,
    "rejected" INTEGER NOT NULL,
    "open" INTEGER NOT NULL,
    "unpacked" INTEGER NOT NULL,

    CONSTRAINT "order_goods_pkey" PRIMARY KEY ("work_order_id","side")
);

-- CreateIndex
CREATE INDEX "shipments_supplier_id_id_idx" ON "shipments"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "shipments_status_id_idx" ON "shipments"("status", "id");

-- CreateIndex
CREATE INDEX "shipments_planned_by_idx" ON "shipments"("planned_by");

-- CreateIndex
CREATE INDEX "shipment_lines_work_order_id_idx" ON "shipment_lines"("work_order_id");

-- CreateIndex
CREATE UNIQUE INDEX "shipment_lines_shipment_id_work_order_id_key" ON "shipment_lines"("shipment_id", "work_order_id");

-- CreateIndex
CREATE INDEX "shipment_papers_shipment_id_idx" ON "shipment_papers"("shipment_id");

-- CreateIndex
CREATE INDEX "files_shipment_id_idx" ON "files"("shipment_id");

-- CreateIndex
CREATE INDEX "problems_shipment_line_id_idx" ON "problems"("shipment_line_id");

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_planned_by_fkey" FOREIGN KEY ("planned_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipment_papers" ADD CONSTRAINT "shipment_papers_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problems" ADD CONSTRAINT "problems_shipment_line_id_fkey" FOREIGN KEY ("shipment_line_id") REFERENCES "shipment_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER SEQUENCE "shipments_id_seq" OWNED BY "shipments"."id";
ALTER SEQUENCE "shipment_lines_id_seq" OWNED BY "shipment_lines"."id";

-- Limits of the texts, and what always holds.
ALTER TABLE "shipments"
  ADD CONSTRAINT shipments_carrier_length CHECK (length(carrier) <= 100),
  ADD CONSTRAINT shipments_transporter_id_length CHECK (length(transporter_id) = 15),
  ADD CONSTRAINT shipments_vehicle_length CHECK (length(vehicle) BETWEEN 7 AND 15),
  ADD CONSTRAINT shipments_docket_no_length CHECK (length(docket_no) <= 15),
  ADD CONSTRAINT shipments_distance CHECK (distance_km BETWEEN 1 AND 4000),
  ADD CONSTRAINT shipments_packages CHECK (packages BETWEEN 1 AND 999),
  ADD CONSTRAINT shipments_weight CHECK (weight_grams BETWEEN 1 AND 40000000),
  ADD CONSTRAINT shipments_note_length CHECK (length(note) <= 500),
  ADD CONSTRAINT shipments_received_by_length CHECK (length(received_by) <= 100),
  ADD CONSTRAINT shipments_cancel_reason_length CHECK (length(cancel_reason) <= 500),
  ADD CONSTRAINT shipments_cancelled CHECK ((status = 'cancelled') = (cancel_reason IS NOT NULL)),
  ADD CONSTRAINT shipments_sent CHECK (status IN ('planned', 'cancelled') OR sent_on IS NOT NULL),
  ADD CONSTRAINT shipments_delivered CHECK (status NOT IN ('delivered', 'received') OR delivered_on >= sent_on),
  ADD CONSTRAINT shipments_received CHECK ((status = 'received') = (received_at IS NOT NULL));
ALTER TABLE "shipment_lines"
  ADD CONSTRAINT shipment_lines_quantity CHECK (quantity >= 1),
  ADD CONSTRAINT shipment_lines_counted CHECK (num_nonnulls(received, accepted, rejected) IN (0, 3)
    AND (received IS NULL OR received >= 0 AND rejected >= 0 AND accepted = received - rejected));
ALTER TABLE "shipment_papers"
  ADD CONSTRAINT shipment_papers_number_length CHECK (length(number) BETWEEN 1 AND 16);

-- What waits for its receiver.
CREATE INDEX shipments_moving ON shipments (leg, sent_on) WHERE status IN ('sent', 'delivered');

-- Rejected pieces of a shipment stop no order, and several may stand.
DROP INDEX problems_one_open;
CREATE UNIQUE INDEX problems_one_open ON problems (work_order_id)
  WHERE status NOT IN ('closed', 'rejected', 'withdrawn') AND shipment_line_id IS NULL;
