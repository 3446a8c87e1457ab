-- AlterTable
ALTER TABLE "order_terms" ADD COLUMN     "goods_hsn" TEXT,
ADD COLUMN     "material_paise" BIGINT;

-- AlterTable
ALTER TABLE "shipment_papers" ADD COLUMN     "eway_due" BOOLEAN,
ADD COLUMN     "eway_why" TEXT,
ADD COLUMN     "ewb_no" TEXT,
ADD COLUMN     "ewb_on" DATE,
ADD COLUMN     "ewb_told" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "ewb_until" DATE,
ADD COLUMN     "value_paise" BIGINT;

-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "deliver_to" JSONB,
ADD COLUMN     "dispatch_from" JSONB;

-- CreateIndex
CREATE UNIQUE INDEX "shipment_papers_ewb_no_key" ON "shipment_papers"("ewb_no");

ALTER TABLE "order_terms"
  ADD CONSTRAINT order_terms_goods_hsn CHECK (length(goods_hsn) IN (4, 6, 8) AND goods_hsn ~ '^\d+$' AND goods_hsn !~ '^99'),
  ADD CONSTRAINT order_terms_material_paise CHECK (material_paise BETWEEN 0 AND 999999999999);
ALTER TABLE "shipment_papers"
  ADD CONSTRAINT shipment_papers_value CHECK (value_paise >= 0),
  ADD CONSTRAINT shipment_papers_eway_why_length CHECK (length(eway_why) <= 200),
  ADD CONSTRAINT shipment_papers_ewb_no_length CHECK (length(ewb_no) = 12 AND ewb_no ~ '^\d+$'),
  ADD CONSTRAINT shipment_papers_ewb CHECK ((ewb_no IS NULL) = (ewb_on IS NULL) AND (ewb_no IS NOT NULL OR ewb_until IS NULL)),
  ADD CONSTRAINT shipment_papers_ewb_days CHECK (ewb_until >= ewb_on);

-- E-way bills whose last day the sender is told of.
CREATE INDEX shipment_papers_ewb_ends ON shipment_papers (ewb_until) WHERE ewb_no IS NOT NULL AND NOT ewb_told;
