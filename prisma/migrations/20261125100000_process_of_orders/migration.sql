-- An order shows its machine's process, or else its inquiry's. As a column it has an index, by which admins filter 100,000 orders.
ALTER TABLE "work_orders" ADD COLUMN "process_id" INTEGER;
UPDATE work_orders w SET process_id = coalesce(
  (SELECT process_id FROM machines WHERE id = w.machine_id), (SELECT process_id FROM inquiries WHERE id = w.inquiry_id));
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "processes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "work_orders_process_id_id_idx" ON "work_orders"("process_id", "id");

CREATE FUNCTION set_order_process() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.process_id := coalesce(
    (SELECT process_id FROM machines WHERE id = NEW.machine_id), (SELECT process_id FROM inquiries WHERE id = NEW.inquiry_id));
  RETURN NEW;
END $$;
CREATE TRIGGER work_orders_process BEFORE INSERT OR UPDATE OF machine_id, inquiry_id ON work_orders
  FOR EACH ROW EXECUTE FUNCTION set_order_process();

-- It follows when a machine's or an inquiry's process changes: touching the order lets the trigger above look again.
CREATE FUNCTION touch_orders_of_machine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_orders SET machine_id = machine_id WHERE machine_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER machines_process AFTER UPDATE OF process_id ON machines
  FOR EACH ROW WHEN (OLD.process_id IS DISTINCT FROM NEW.process_id) EXECUTE FUNCTION touch_orders_of_machine();

CREATE FUNCTION touch_orders_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_orders SET inquiry_id = inquiry_id WHERE inquiry_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER inquiries_process AFTER UPDATE OF process_id ON inquiries
  FOR EACH ROW WHEN (OLD.process_id IS DISTINCT FROM NEW.process_id) EXECUTE FUNCTION touch_orders_of_inquiry();
