-- AlterEnum
ALTER TYPE "OrderChangeKind" ADD VALUE 'cancel';
ALTER TYPE "OrderChangeKind" ADD VALUE 'close';

-- AlterTable
ALTER TABLE "order_changes" ADD COLUMN     "made" INTEGER,
ALTER COLUMN "due_date" DROP NOT NULL;

-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "amount_before" INTEGER,
ADD COLUMN     "cancelled" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "close_note" TEXT,
ADD COLUMN     "close_reason" "OrderChangeReason",
ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "closed_by" INTEGER,
ADD COLUMN     "made" INTEGER;

-- CreateIndex
CREATE INDEX "work_orders_closed_by_idx" ON "work_orders"("closed_by");

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_closed_by_fkey" FOREIGN KEY ("closed_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is asked for or decided is whole.
ALTER TABLE "order_changes"
  ADD CONSTRAINT order_changes_due_has_a_day CHECK (kind <> 'due' OR due_date IS NOT NULL),
  ADD CONSTRAINT order_changes_made CHECK (made >= 0);
ALTER TABLE "work_orders"
  ADD CONSTRAINT work_orders_close_note_length CHECK (length(close_note) <= 1000),
  ADD CONSTRAINT work_orders_made CHECK (made >= 0),
  ADD CONSTRAINT work_orders_closed_with_a_reason CHECK (
    (closed_at IS NULL) = (close_reason IS NULL) AND (closed_at IS NULL) = (close_note IS NULL)
    AND (closed_at IS NOT NULL OR (NOT cancelled AND made IS NULL)));

-- Cancelled orders are few.
CREATE INDEX work_orders_cancelled ON work_orders (id) WHERE cancelled;

-- Those that have ended follow the open ones, cancelled ones as well.
DROP INDEX work_orders_open_first_by_due;
CREATE INDEX work_orders_open_first_by_due ON work_orders (
  (coalesce((due_date AT TIME ZONE 'Asia/Kolkata')::date - DATE '2000-01-01', 5000000)
    + CASE WHEN status = 'completed' OR cancelled THEN 10000000 ELSE 0 END), id);

-- A quotation has one order that goes on. One that was cancelled makes room for another.
DROP INDEX work_orders_one_a_quotation;
CREATE UNIQUE INDEX work_orders_one_a_quotation ON work_orders (quotation_id) WHERE quotation_id IS NOT NULL AND NOT cancelled;
CREATE INDEX work_orders_of_a_quotation ON work_orders (quotation_id) WHERE quotation_id IS NOT NULL;

-- What an order comes to when it is cancelled or closed short is said by an admin, no longer by its quotation.
CREATE OR REPLACE FUNCTION amount_of_work_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quotation_id IS NOT NULL AND NEW.closed_at IS NULL THEN
    NEW.amount := (SELECT q.price FROM quotations q WHERE q.id = NEW.quotation_id AND q.status = 'accepted');
  END IF;
  RETURN NEW;
END $$;

-- Its end is a change that both sides read.
DROP TRIGGER events_change_order ON events;
CREATE TRIGGER events_change_order AFTER INSERT ON events
  FOR EACH ROW WHEN (NEW.entity_type = 'workorder' AND NEW.kind IN
    ('workorder.created', 'workorder.statusChanged', 'workorder.cancelled', 'workorder.closedShort',
      'workorder.paymentChanged', 'workorder.payableChanged', 'workorder.progressed'))
  EXECUTE FUNCTION set_order_changed();
