-- CreateEnum
CREATE TYPE "ProblemKind" AS ENUM ('dimension', 'material', 'finish', 'damage', 'quantity', 'wrong_part', 'document', 'machine', 'delay', 'other');

-- CreateEnum
CREATE TYPE "ProblemWanted" AS ENUM ('rework', 'remake', 'credit', 'accept', 'none');

-- CreateEnum
CREATE TYPE "ProblemStatus" AS ENUM ('open', 'contained', 'decided', 'solved', 'closed', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "ProblemDecision" AS ENUM ('rework', 'remake', 'credit', 'accept');

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "problem_id" INTEGER;

-- CreateTable
CREATE TABLE "problems" (
    "id" SERIAL NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "raised_role" "Role" NOT NULL,
    "raised_by" INTEGER NOT NULL,
    "kind" "ProblemKind" NOT NULL,
    "quantity" INTEGER,
    "description" TEXT NOT NULL,
    "wanted" "ProblemWanted" NOT NULL DEFAULT 'none',
    "status" "ProblemStatus" NOT NULL DEFAULT 'open',
    "order_status_before" "WorkOrderStatus" NOT NULL,
    "order_completed_before" TIMESTAMPTZ(3),
    "containment" TEXT,
    "contained_at" TIMESTAMPTZ(3),
    "decision" "ProblemDecision",
    "decision_note" TEXT,
    "credit_amount" INTEGER,
    "new_due_date" TIMESTAMPTZ(3),
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "root_cause" TEXT,
    "corrective_action" TEXT,
    "solved_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "sent_back" SMALLINT NOT NULL DEFAULT 0,
    "reminded" BOOLEAN NOT NULL DEFAULT false,
    "masked" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "problems_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "problems_work_order_id_idx" ON "problems"("work_order_id");

-- CreateIndex
CREATE INDEX "problems_status_id_idx" ON "problems"("status", "id");

-- CreateIndex
CREATE INDEX "problems_raised_by_idx" ON "problems"("raised_by");

-- CreateIndex
CREATE INDEX "problems_decided_by_idx" ON "problems"("decided_by");

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problems"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problems" ADD CONSTRAINT "problems_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problems" ADD CONSTRAINT "problems_raised_by_fkey" FOREIGN KEY ("raised_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problems" ADD CONSTRAINT "problems_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "problems"
  ADD CONSTRAINT problems_description_length CHECK (length(description) BETWEEN 1 AND 5000),
  ADD CONSTRAINT problems_containment_length CHECK (length(containment) BETWEEN 10 AND 5000),
  ADD CONSTRAINT problems_decision_note_length CHECK (length(decision_note) BETWEEN 10 AND 5000),
  ADD CONSTRAINT problems_root_cause_length CHECK (length(root_cause) BETWEEN 10 AND 5000),
  ADD CONSTRAINT problems_corrective_action_length CHECK (length(corrective_action) BETWEEN 10 AND 5000),
  ADD CONSTRAINT problems_masked_length CHECK (length(masked::text) <= 200000),
  ADD CONSTRAINT problems_quantity_check CHECK (quantity >= 1),
  ADD CONSTRAINT problems_sent_back_check CHECK (sent_back >= 0),
  ADD CONSTRAINT problems_contained_check CHECK ((containment IS NULL) = (contained_at IS NULL)),
  ADD CONSTRAINT problems_credit_check
    CHECK ((credit_amount IS NOT NULL) = (decision IS NOT DISTINCT FROM 'credit') AND credit_amount >= 1),
  ADD CONSTRAINT problems_due_check CHECK (new_due_date IS NULL OR decision IN ('rework', 'remake')),
  ADD CONSTRAINT problems_decided_check CHECK (num_nonnulls(decided_by, decided_at, decision_note) IN (0, 3)
    AND (decision IS NULL OR decided_at IS NOT NULL)),
  ADD CONSTRAINT problems_cause_check CHECK ((root_cause IS NULL) = (corrective_action IS NULL)),
  ADD CONSTRAINT problems_ended_check
    CHECK ((status IN ('closed', 'rejected', 'withdrawn')) = (closed_at IS NOT NULL));

-- One problem of an order at a time. Lists look it up for each order.
CREATE UNIQUE INDEX problems_one_open ON "problems" (work_order_id) WHERE status NOT IN ('closed', 'rejected', 'withdrawn');
CREATE INDEX problems_reworked ON "problems" (work_order_id, decided_at) WHERE decision IN ('rework', 'remake');
CREATE INDEX problems_solved ON "problems" (solved_at) WHERE status = 'solved';
CREATE INDEX files_problems ON "files" (problem_id) WHERE problem_id IS NOT NULL;

-- What scorecards read of an order. Only a customer's problem counts, and only when something was owed for it.
CREATE VIEW order_quality AS
SELECT w.id AS work_order_id, w.supplier_id, count(p.id) > 0 AS upheld,
  coalesce(sum(coalesce(p.quantity, i.quantity)) FILTER (WHERE p.id IS NOT NULL), 0)::int AS pieces,
  coalesce(bool_or(p.decision IN ('rework', 'remake')), false) AS reworked,
  coalesce(sum(p.credit_amount), 0)::bigint AS credited,
  max(extract(epoch FROM p.solved_at - p.created_at) / 86400)::float8 AS days_to_solve
FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id
  LEFT JOIN problems p ON p.work_order_id = w.id AND p.raised_role = 'customer' AND p.decision <> 'accept'
GROUP BY w.id, w.supplier_id;
