-- CreateEnum
CREATE TYPE "PayableBy" AS ENUM ('payment', 'hand', 'ledger');

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "side" "Role";

-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "payable_by" "PayableBy" NOT NULL DEFAULT 'payment',
ADD COLUMN     "payable_status" "PaymentStatus" NOT NULL DEFAULT 'pending',
ADD COLUMN     "supplier_changed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "work_orders_payable_status_id_idx" ON "work_orders"("payable_status", "id");

-- CreateIndex
CREATE INDEX "work_orders_supplier_changed_at_idx" ON "work_orders"("supplier_changed_at");

-- While one status sets both, the supplier's is the customer's.
CREATE FUNCTION pay_both() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.payable_status := NEW.payment_status;
  RETURN NEW;
END $$;
CREATE TRIGGER work_orders_pay_both BEFORE INSERT OR UPDATE OF payment_status ON work_orders
  FOR EACH ROW WHEN (NEW.payable_by = 'payment') EXECUTE FUNCTION pay_both();

-- A change of the payment that came with a receipt, an invoice or new terms was the customer's alone.
ALTER TABLE events DISABLE TRIGGER events_are_kept;
UPDATE events e SET side = 'customer'
FROM work_orders w
WHERE e.kind = 'workorder.paymentChanged' AND e.entity_type = 'workorder' AND e.entity_id = w.id AND w.payment_by = 'ledger'
  AND EXISTS (SELECT FROM events with_it WHERE with_it.created_at = e.created_at AND with_it.actor_id IS NOT DISTINCT FROM e.actor_id
    AND (with_it.kind LIKE 'receipt.%' OR with_it.kind LIKE 'invoice.%' OR with_it.kind = 'workorder.termsChanged'));
ALTER TABLE events ENABLE TRIGGER events_are_kept;

-- Orders by hand keep one status for both. What we paid the supplier of the others is what an admin last set by hand.
UPDATE work_orders w SET
  payable_by = CASE w.payment_by WHEN 'hand' THEN 'payment' ELSE 'hand' END::"PayableBy",
  payable_status = CASE w.payment_by WHEN 'hand' THEN w.payment_status ELSE coalesce((
    SELECT e.to_status::"PaymentStatus" FROM events e
    WHERE e.entity_type = 'workorder' AND e.entity_id = w.id AND e.kind = 'workorder.paymentChanged' AND e.side IS NULL
    ORDER BY e.id DESC LIMIT 1), 'pending') END,
  supplier_changed_at = (SELECT max(e.created_at) FROM events e WHERE e.entity_type = 'workorder' AND e.entity_id = w.id
    AND e.kind IN ('workorder.created', 'workorder.statusChanged', 'workorder.paymentChanged', 'workorder.progressed') AND e.side IS NULL);

-- Suppliers were told of what their customers paid.
DELETE FROM notifications n USING events e, members m, users u
WHERE n.event_id = e.id AND e.side = 'customer' AND m.id = n.member_id AND u.id = m.company_id AND u.role = 'supplier';
DELETE FROM mails l USING events e, members m, users u
WHERE l.event_id = e.id AND e.side = 'customer' AND l.done_at IS NULL AND m.id = l.member_id AND u.id = m.company_id AND u.role = 'supplier';

-- Each side's time of the last change follows what that side reads.
CREATE OR REPLACE FUNCTION set_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_orders SET
    changed_at = CASE WHEN NEW.side = 'supplier' THEN changed_at ELSE greatest(changed_at, NEW.created_at) END,
    supplier_changed_at = CASE WHEN NEW.side = 'customer' THEN supplier_changed_at ELSE greatest(supplier_changed_at, NEW.created_at) END
  WHERE id = NEW.entity_id;
  RETURN NULL;
END $$;
DROP TRIGGER events_change_order ON events;
CREATE TRIGGER events_change_order AFTER INSERT ON events
  FOR EACH ROW WHEN (NEW.entity_type = 'workorder' AND NEW.kind IN
    ('workorder.created', 'workorder.statusChanged', 'workorder.paymentChanged', 'workorder.payableChanged', 'workorder.progressed'))
  EXECUTE FUNCTION set_order_changed();
