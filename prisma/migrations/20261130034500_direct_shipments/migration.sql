-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "pickup_code" TEXT;

-- What a driver fetches at the shop has a code.
ALTER TABLE "shipments"
  ADD CONSTRAINT shipments_pickup_code_length CHECK (length(pickup_code) = 6 AND pickup_code ~ '^\d+$'),
  ADD CONSTRAINT shipments_pickup_code CHECK ((leg = 'to_site') = (pickup_code IS NOT NULL));
