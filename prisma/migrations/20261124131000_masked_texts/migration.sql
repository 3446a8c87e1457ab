-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "masked" JSONB;

-- AlterTable
ALTER TABLE "machines" ADD COLUMN     "masked" JSONB;

-- AlterTable
ALTER TABLE "processes" ADD COLUMN     "masked" JSONB;

-- AlterTable
ALTER TABLE "quotations" ADD COLUMN     "masked" JSONB;

-- AlterTable
ALTER TABLE "work_order_requests" ADD COLUMN     "masked" JSONB;

-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "masked" JSONB;

-- Rows of before are not looked at: null reads a text as it is.
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_masked_length" CHECK (length(masked::text) <= 200000) NOT VALID;
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_masked_length" CHECK (length(masked::text) <= 200000) NOT VALID;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_masked_length" CHECK (length(masked::text) <= 200000) NOT VALID;
ALTER TABLE "processes" ADD CONSTRAINT "processes_masked_length" CHECK (length(masked::text) <= 200000) NOT VALID;
ALTER TABLE "machines" ADD CONSTRAINT "machines_masked_length" CHECK (length(masked::text) <= 200000) NOT VALID;
ALTER TABLE "work_order_requests"
  ADD CONSTRAINT "work_order_requests_masked_length" CHECK (length(masked::text) <= 200000) NOT VALID;

-- Processes by name, as customers read them.
CREATE INDEX "processes_by_name_of_customers"
  ON "processes" ((coalesce(masked->'customer'->>'name', name)) COLLATE "en-x-icu", id);
