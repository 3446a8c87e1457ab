-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "begun_at" TIMESTAMPTZ(3);

UPDATE work_orders w SET begun_at = (SELECT min(e.created_at) FROM events e WHERE e.entity_type = 'workorder' AND e.entity_id = w.id
  AND e.kind = 'workorder.statusChanged' AND e.to_status NOT IN ('pending', 'issues'));

-- The history of an order keeps the time of its first move into production.
CREATE OR REPLACE FUNCTION set_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_orders SET
    changed_at = CASE WHEN NEW.side = 'supplier' THEN changed_at ELSE greatest(changed_at, NEW.created_at) END,
    supplier_changed_at = CASE WHEN NEW.side = 'customer' THEN supplier_changed_at ELSE greatest(supplier_changed_at, NEW.created_at) END,
    begun_at = CASE WHEN NEW.kind = 'workorder.statusChanged' AND NEW.to_status NOT IN ('pending', 'issues')
      THEN least(begun_at, NEW.created_at) ELSE begun_at END
  WHERE id = NEW.entity_id;
  RETURN NULL;
END $$;
