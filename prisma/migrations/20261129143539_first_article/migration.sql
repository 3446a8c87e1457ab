-- AlterTable
ALTER TABLE "order_documents" ADD COLUMN     "accepted" BOOLEAN,
ADD COLUMN     "asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "decided_by" INTEGER,
ADD COLUMN     "decision_note" TEXT,
ADD COLUMN     "file_id" INTEGER,
ADD COLUMN     "reminded" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "report_id" INTEGER;

-- CreateIndex
CREATE INDEX "order_documents_report_id_idx" ON "order_documents"("report_id");

-- CreateIndex
CREATE INDEX "order_documents_file_id_idx" ON "order_documents"("file_id");

-- CreateIndex
CREATE INDEX "order_documents_decided_by_idx" ON "order_documents"("decided_by");

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "order_documents"
  ADD CONSTRAINT order_documents_decision_note_length CHECK (length(decision_note) <= 500),
  ADD CONSTRAINT order_documents_first_article_check
    CHECK (kind = 'first_article' OR num_nonnulls(asked_at, report_id, file_id, accepted, decided_at, decided_by, decision_note) = 0),
  ADD CONSTRAINT order_documents_asked_check CHECK (num_nonnulls(report_id, file_id) = CASE WHEN asked_at IS NULL THEN 0 ELSE 1 END),
  ADD CONSTRAINT order_documents_decided_check
    CHECK (num_nonnulls(decided_at, decided_by) IN (0, 2) AND (decided_at IS NULL OR accepted IS NOT NULL));

-- First articles that wait for an answer are few.
CREATE INDEX order_documents_waiting ON "order_documents" (asked_at)
  WHERE kind = 'first_article' AND asked_at IS NOT NULL AND accepted IS NULL AND waived_at IS NULL;

-- The first article of an order in production counts as accepted; one that a problem stopped was in production if it ever moved there.
UPDATE "order_documents" d SET accepted = true
  FROM "work_orders" w
  WHERE w.id = d.work_order_id AND d.kind = 'first_article'
    AND (w.status IN ('in_progress', 'quality_check', 'completed')
      OR w.status = 'issues' AND EXISTS (SELECT 1 FROM "events" e WHERE e.entity_type = 'workorder' AND e.entity_id = w.id
        AND e.kind = 'workorder.statusChanged' AND e.to_status IN ('in_progress', 'quality_check', 'completed')));

-- Of the others the newest report or file since the parts were last made again waits for acceptance from now on.
WITH newest AS (
  SELECT DISTINCT ON (proof.work_order_id) proof.work_order_id, proof.report_id, proof.file_id
  FROM (
    SELECT r.work_order_id, r.id AS report_id, NULL::integer AS file_id, r.final_at AS at
      FROM "reports" r WHERE r.kind = 'first_article' AND r.status = 'final'
    UNION ALL
    SELECT f.work_order_id, NULL, f.id, f.created_at
      FROM "files" f WHERE f.document = 'first_article' AND f.storage_key IS NOT NULL
  ) proof
  WHERE NOT EXISTS (SELECT 1 FROM "problems" p
    WHERE p.work_order_id = proof.work_order_id AND p.decision = 'remake' AND p.decided_at >= proof.at)
  ORDER BY proof.work_order_id, proof.at DESC
)
UPDATE "order_documents" d SET asked_at = now(), report_id = newest.report_id, file_id = newest.file_id
  FROM newest
  WHERE newest.work_order_id = d.work_order_id AND d.kind = 'first_article' AND d.accepted IS NULL AND d.waived_at IS NULL;
