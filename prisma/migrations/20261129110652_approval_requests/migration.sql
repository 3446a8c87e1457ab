-- CreateEnum
CREATE TYPE "ApprovalRequestState" AS ENUM ('waiting', 'approved', 'declined', 'withdrawn', 'void');

-- CreateEnum
CREATE TYPE "ApprovalVoidReason" AS ENUM ('expired', 'version', 'revision', 'withdrawn', 'rejected', 'another');

-- CreateTable
CREATE SEQUENCE "approval_requests_id_seq";
CREATE TABLE "approval_requests" (
    "id" INTEGER NOT NULL DEFAULT next_id('approval_requests_id_seq'::regclass),
    "company_id" INTEGER NOT NULL,
    "quotation_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "po_number" TEXT,
    "note" TEXT,
    "status" "ApprovalRequestState" NOT NULL DEFAULT 'waiting',
    "asked_by" INTEGER NOT NULL,
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "decision_note" TEXT,
    "void_reason" "ApprovalVoidReason",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approval_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "approval_requests_company_id_id_idx" ON "approval_requests"("company_id", "id");

-- CreateIndex
CREATE INDEX "approval_requests_quotation_id_idx" ON "approval_requests"("quotation_id");

-- CreateIndex
CREATE INDEX "approval_requests_asked_by_idx" ON "approval_requests"("asked_by");

-- CreateIndex
CREATE INDEX "approval_requests_decided_by_idx" ON "approval_requests"("decided_by");

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_asked_by_fkey" FOREIGN KEY ("asked_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER SEQUENCE "approval_requests_id_seq" OWNED BY "approval_requests"."id";

-- Limits of the texts.
ALTER TABLE "approval_requests"
  ADD CONSTRAINT approval_requests_note_length CHECK (length(note) <= 500),
  ADD CONSTRAINT approval_requests_decision_note_length CHECK (length(decision_note) <= 500),
  ADD CONSTRAINT approval_requests_po_number_length CHECK (length(po_number) <= 40);

-- Of a quotation one request waits.
CREATE UNIQUE INDEX approval_requests_one_waiting ON approval_requests (quotation_id) WHERE status = 'waiting';
CREATE INDEX approval_requests_waiting ON approval_requests (company_id, id) WHERE status = 'waiting';

-- Buyers and approvers of customers have a limit; suppliers' people have none.
UPDATE members m SET approval_limit = NULL FROM users u WHERE u.id = m.company_id AND u.role <> 'customer';
ALTER TABLE members DROP CONSTRAINT members_approval_limit;
ALTER TABLE members ADD CONSTRAINT members_approval_limit
  CHECK (approval_limit >= 0);
