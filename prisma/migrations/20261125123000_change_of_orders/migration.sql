-- When an order's status, payment, note or progress last changed. As a column it has an index: reading it from the events of
-- a year takes half a second with 100,000 orders.
ALTER TABLE "work_orders" ADD COLUMN "changed_at" TIMESTAMPTZ(3);
UPDATE work_orders w SET changed_at = (SELECT max(e.created_at) FROM events e
  WHERE e.entity_type = 'workorder' AND e.entity_id = w.id
    AND e.kind IN ('workorder.created', 'workorder.statusChanged', 'workorder.paymentChanged', 'workorder.progressed'));
CREATE INDEX "work_orders_changed_at_idx" ON "work_orders"("changed_at");

CREATE FUNCTION set_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_orders SET changed_at = greatest(changed_at, NEW.created_at) WHERE id = NEW.entity_id;
  RETURN NULL;
END $$;
CREATE TRIGGER events_change_order AFTER INSERT ON events
  FOR EACH ROW WHEN (NEW.entity_type = 'workorder'
    AND NEW.kind IN ('workorder.created', 'workorder.statusChanged', 'workorder.paymentChanged', 'workorder.progressed'))
  EXECUTE FUNCTION set_order_changed();
