-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "packed" BOOLEAN NOT NULL DEFAULT false;

UPDATE work_orders SET packed = true FROM order_goods g WHERE g.work_order_id = id AND g.side = 'supply' AND g.unpacked <= 0;

-- Orders under way with pieces that are in no shipment.
CREATE INDEX work_orders_to_pack ON work_orders (id)
  WHERE NOT cancelled AND NOT packed AND status IN ('started', 'in_progress', 'quality_check');
-- The register of material: shipments that took any to a supplier, and what of it is pending.
CREATE INDEX shipments_with_suppliers ON shipments (id)
  WHERE leg = 'to_supplier' AND status IN ('sent', 'delivered', 'received');
CREATE INDEX shipment_lines_pending ON shipment_lines (id)
  WHERE quantity_milli IS NOT NULL AND coalesce(received, quantity_milli) > back_milli + waste_milli;
