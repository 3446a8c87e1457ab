-- AlterTable
ALTER TABLE "files" ADD COLUMN     "lot_id" INTEGER;

-- CreateTable
CREATE TABLE "lots" (
    "id" SERIAL NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "heat" TEXT NOT NULL,
    "material" TEXT,
    "mill" TEXT,
    "quantity" INTEGER,
    "voided_at" TIMESTAMPTZ(3),
    "created_by" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lots_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lots_work_order_id_idx" ON "lots"("work_order_id");

-- CreateIndex
CREATE INDEX "lots_created_by_idx" ON "lots"("created_by");

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "lots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lots" ADD CONSTRAINT "lots_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lots" ADD CONSTRAINT "lots_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "lots"
  ADD CONSTRAINT lots_heat_length CHECK (length(heat) BETWEEN 1 AND 60),
  ADD CONSTRAINT lots_material_length CHECK (length(material) <= 200),
  ADD CONSTRAINT lots_mill_length CHECK (length(mill) <= 200),
  ADD CONSTRAINT lots_quantity_check CHECK (quantity >= 1);

-- A heat stands once on an order, however it is written.
CREATE UNIQUE INDEX lots_heat_once ON "lots" (work_order_id, lower(heat)) WHERE voided_at IS NULL;
CREATE INDEX lots_heat_search ON "lots" USING gin (lower(heat) gin_trgm_ops);
CREATE INDEX files_lots ON "files" (lot_id) WHERE lot_id IS NOT NULL;
