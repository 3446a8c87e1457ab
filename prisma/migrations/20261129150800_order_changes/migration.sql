-- CreateEnum
CREATE TYPE "OrderChangeKind" AS ENUM ('due');

-- CreateEnum
CREATE TYPE "OrderChangeReason" AS ENUM ('material', 'machine', 'capacity', 'drawing', 'quality', 'customer', 'mistake', 'other');

-- CreateEnum
CREATE TYPE "OrderChangeStatus" AS ENUM ('waiting', 'approved', 'declined', 'withdrawn', 'void');

-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "acknowledge_by" TIMESTAMPTZ(3),
ADD COLUMN     "acknowledged_at" TIMESTAMPTZ(3),
ADD COLUMN     "first_due_date" TIMESTAMPTZ(3),
ADD COLUMN     "promised_date" TIMESTAMPTZ(3),
ADD COLUMN     "unacknowledged_told" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE SEQUENCE "order_changes_id_seq";
CREATE TABLE "order_changes" (
    "id" INTEGER NOT NULL DEFAULT next_id('order_changes_id_seq'::regclass),
    "work_order_id" INTEGER NOT NULL,
    "kind" "OrderChangeKind" NOT NULL DEFAULT 'due',
    "due_date" TIMESTAMPTZ(3) NOT NULL,
    "old_due" TIMESTAMPTZ(3),
    "reason" "OrderChangeReason" NOT NULL,
    "note" TEXT,
    "asked_role" "Role" NOT NULL,
    "asked_by" INTEGER NOT NULL,
    "status" "OrderChangeStatus" NOT NULL DEFAULT 'waiting',
    "decided_role" "Role",
    "decided_by" INTEGER,
    "answer" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "in_time" BOOLEAN NOT NULL,
    "answer_by" TIMESTAMPTZ(3) NOT NULL,
    "unanswered_told" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_changes_work_order_id_id_idx" ON "order_changes"("work_order_id", "id");

-- CreateIndex
CREATE INDEX "order_changes_asked_by_idx" ON "order_changes"("asked_by");

-- CreateIndex
CREATE INDEX "order_changes_decided_by_idx" ON "order_changes"("decided_by");

-- AddForeignKey
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_asked_by_fkey" FOREIGN KEY ("asked_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER SEQUENCE "order_changes_id_seq" OWNED BY "order_changes"."id";

-- Limits of the texts.
ALTER TABLE "order_changes"
  ADD CONSTRAINT order_changes_note_length CHECK (length(note) <= 1000),
  ADD CONSTRAINT order_changes_answer_length CHECK (length(answer) <= 1000);

-- Of an order one change of a kind waits.
CREATE UNIQUE INDEX order_changes_one_waiting ON order_changes (work_order_id, kind) WHERE status = 'waiting';
CREATE INDEX order_changes_unanswered ON order_changes (answer_by) WHERE status = 'waiting';
CREATE INDEX work_orders_unacknowledged ON work_orders (acknowledge_by)
  WHERE acknowledged_at IS NULL AND acknowledge_by IS NOT NULL;

-- An order of before has the day that it has: nobody kept another. None of them has to be accepted any more.
UPDATE work_orders SET first_due_date = due_date, promised_date = due_date WHERE due_date IS NOT NULL;
