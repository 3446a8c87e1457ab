-- CreateEnum
CREATE TYPE "LinePurpose" AS ENUM ('goods', 'material', 'tooling', 'return');

-- CreateEnum
CREATE TYPE "GoodsOwner" AS ENUM ('operator', 'customer');

-- DropIndex
DROP INDEX "shipment_lines_shipment_id_work_order_id_key";

-- AlterTable
ALTER TABLE "shipment_lines" ADD COLUMN     "back_milli" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "capital" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "description" TEXT,
ADD COLUMN     "hsn" TEXT,
ADD COLUMN     "owner" "GoodsOwner",
ADD COLUMN     "purpose" "LinePurpose" NOT NULL DEFAULT 'goods',
ADD COLUMN     "quantity_milli" INTEGER,
ADD COLUMN     "rejected_why" TEXT,
ADD COLUMN     "reminders_told" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "since" DATE,
ADD COLUMN     "uqc" TEXT,
ADD COLUMN     "value_paise" BIGINT,
ADD COLUMN     "waste_milli" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "quantity" DROP NOT NULL;

-- CreateTable
CREATE TABLE "material_uses" (
    "id" SERIAL NOT NULL,
    "line_id" INTEGER NOT NULL,
    "out_line_id" INTEGER NOT NULL,
    "quantity_milli" INTEGER NOT NULL,
    "waste_milli" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "material_uses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "material_uses_out_line_id_idx" ON "material_uses"("out_line_id");

-- CreateIndex
CREATE UNIQUE INDEX "material_uses_line_id_out_line_id_key" ON "material_uses"("line_id", "out_line_id");

-- CreateIndex
CREATE INDEX "shipment_lines_shipment_id_idx" ON "shipment_lines"("shipment_id");

-- AddForeignKey
ALTER TABLE "material_uses" ADD CONSTRAINT "material_uses_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "shipment_lines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "material_uses" ADD CONSTRAINT "material_uses_out_line_id_fkey" FOREIGN KEY ("out_line_id") REFERENCES "shipment_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An order has one line of pieces in a shipment. Of material and tools it may have several.
CREATE UNIQUE INDEX shipment_lines_pieces ON shipment_lines (shipment_id, work_order_id) WHERE purpose IN ('goods', 'return');
-- What is at suppliers.
CREATE INDEX shipment_lines_material ON shipment_lines (id) WHERE quantity_milli IS NOT NULL;

ALTER TABLE "shipment_lines"
  ADD CONSTRAINT shipment_lines_amount CHECK (num_nonnulls(quantity, quantity_milli) = 1
    AND (quantity IS NULL) = (purpose IN ('material', 'tooling'))),
  ADD CONSTRAINT shipment_lines_material_fields CHECK (num_nonnulls(quantity_milli, uqc, description, hsn, value_paise, owner) IN (0, 6)),
  ADD CONSTRAINT shipment_lines_quantity_milli CHECK (quantity_milli >= 1),
  ADD CONSTRAINT shipment_lines_value CHECK (value_paise >= 0),
  ADD CONSTRAINT shipment_lines_uqc_length CHECK (length(uqc) = 3),
  ADD CONSTRAINT shipment_lines_description_length CHECK (length(description) BETWEEN 1 AND 200),
  ADD CONSTRAINT shipment_lines_hsn CHECK (length(hsn) IN (4, 6, 8) AND hsn ~ '^\d+$' AND hsn !~ '^99'),
  ADD CONSTRAINT shipment_lines_rejected_why_length CHECK (length(rejected_why) <= 5000),
  ADD CONSTRAINT shipment_lines_back CHECK (back_milli >= 0 AND waste_milli >= 0),
  ADD CONSTRAINT shipment_lines_reminders CHECK (reminders_told BETWEEN 0 AND 4);
ALTER TABLE "material_uses"
  ADD CONSTRAINT material_uses_quantity CHECK (quantity_milli >= 1 AND waste_milli >= 0);
