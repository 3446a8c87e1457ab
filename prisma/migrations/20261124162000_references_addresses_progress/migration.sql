-- The customer's references, and how far an order has come. NOT VALID: the columns of older rows are empty.
ALTER TABLE "inquiries" ADD COLUMN "delivery" JSONB,
ADD COLUMN "drawing_revision" TEXT,
ADD COLUMN "part_number" TEXT,
ADD CONSTRAINT "inquiries_part_number_length" CHECK (length(part_number) <= 60) NOT VALID,
ADD CONSTRAINT "inquiries_drawing_revision_length" CHECK (length(drawing_revision) <= 20) NOT VALID,
ADD CONSTRAINT "inquiries_delivery_length" CHECK (length(delivery::text) <= 2000) NOT VALID;

ALTER TABLE "quotations" ADD COLUMN "po_number" TEXT,
ADD CONSTRAINT "quotations_po_number_length" CHECK (length(po_number) <= 40) NOT VALID;

ALTER TABLE "work_orders" ADD COLUMN "done_quantity" INTEGER,
ADD COLUMN "expected_date" TIMESTAMPTZ(3),
ADD COLUMN "po_number" TEXT,
ADD CONSTRAINT "work_orders_po_number_length" CHECK (length(po_number) <= 40) NOT VALID,
ADD CONSTRAINT "work_orders_done_quantity_is_not_negative" CHECK (done_quantity >= 0) NOT VALID;

-- Searched in lists and by ⌘K; most rows have none.
CREATE INDEX inquiries_part_search ON inquiries USING gin (lower(part_number) gin_trgm_ops) WHERE part_number IS NOT NULL;
CREATE INDEX quotations_po_search ON quotations USING gin (lower(po_number) gin_trgm_ops) WHERE po_number IS NOT NULL;
CREATE INDEX work_orders_po_search ON work_orders USING gin (lower(po_number) gin_trgm_ops) WHERE po_number IS NOT NULL;

-- CreateTable
CREATE TABLE "addresses" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "line1" TEXT NOT NULL,
    "line2" TEXT,
    "city" TEXT NOT NULL,
    "pin" TEXT NOT NULL,
    "state_code" TEXT NOT NULL,
    "gstin" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "addresses_customer_id_id_idx" ON "addresses"("customer_id", "id");

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "addresses"
  ADD CONSTRAINT "addresses_label_length" CHECK (length(label) <= 60),
  ADD CONSTRAINT "addresses_line1_length" CHECK (length(line1) <= 200),
  ADD CONSTRAINT "addresses_line2_length" CHECK (length(line2) <= 200),
  ADD CONSTRAINT "addresses_city_length" CHECK (length(city) <= 100),
  ADD CONSTRAINT "addresses_pin_length" CHECK (length(pin) = 6),
  ADD CONSTRAINT "addresses_state_code_length" CHECK (length(state_code) = 2),
  ADD CONSTRAINT "addresses_gstin_length" CHECK (length(gstin) <= 40);

-- A customer has one default at the most.
CREATE UNIQUE INDEX addresses_one_default ON addresses (customer_id) WHERE is_default;
