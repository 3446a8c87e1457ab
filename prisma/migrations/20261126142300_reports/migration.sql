-- CreateEnum
CREATE TYPE "ReportKind" AS ENUM ('inspection', 'first_article');

-- CreateEnum
CREATE TYPE "SamplingKind" AS ENUM ('one', 'five', 'all', 'iso2859');

-- CreateEnum
CREATE TYPE "ReportStatus" AS ENUM ('draft', 'final');

-- CreateEnum
CREATE TYPE "ReportVerdict" AS ENUM ('open', 'accepted', 'rejected');

-- CreateTable
CREATE TABLE "reports" (
    "id" SERIAL NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "kind" "ReportKind" NOT NULL,
    "version" INTEGER NOT NULL,
    "lot_id" INTEGER,
    "lot_size" INTEGER NOT NULL,
    "plan" "SamplingKind" NOT NULL,
    "aql" TEXT,
    "letter" TEXT,
    "sample_size" INTEGER NOT NULL,
    "accept_max" INTEGER NOT NULL,
    "status" "ReportStatus" NOT NULL DEFAULT 'draft',
    "verdict" "ReportVerdict" NOT NULL DEFAULT 'open',
    "instruments" TEXT,
    "note" TEXT,
    "created_by" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "final_at" TIMESTAMPTZ(3),
    "final_by" INTEGER,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "characteristics" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "nominal" DECIMAL(12,5),
    "plus" DECIMAL(12,5) NOT NULL,
    "minus" DECIMAL(12,5) NOT NULL,
    "critical" BOOLEAN NOT NULL,

    CONSTRAINT "characteristics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measurements" (
    "characteristic_id" INTEGER NOT NULL,
    "sample" INTEGER NOT NULL,
    "value" DECIMAL(12,5),
    "ok" BOOLEAN,
    "member_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "measurements_pkey" PRIMARY KEY ("characteristic_id","sample")
);

-- CreateIndex
CREATE INDEX "reports_lot_id_idx" ON "reports"("lot_id");

-- CreateIndex
CREATE INDEX "reports_created_by_idx" ON "reports"("created_by");

-- CreateIndex
CREATE INDEX "reports_final_by_idx" ON "reports"("final_by");

-- CreateIndex
CREATE UNIQUE INDEX "reports_work_order_id_kind_version_key" ON "reports"("work_order_id", "kind", "version");

-- CreateIndex
CREATE INDEX "characteristics_report_id_idx" ON "characteristics"("report_id");

-- CreateIndex
CREATE INDEX "measurements_member_id_idx" ON "measurements"("member_id");

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "lots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_final_by_fkey" FOREIGN KEY ("final_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "characteristics" ADD CONSTRAINT "characteristics_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_characteristic_id_fkey" FOREIGN KEY ("characteristic_id") REFERENCES "characteristics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "reports"
  ADD CONSTRAINT reports_aql_length CHECK (length(aql) <= 4),
  ADD CONSTRAINT reports_letter_length CHECK (length(letter) <= 1),
  ADD CONSTRAINT reports_instruments_length CHECK (length(instruments) <= 500),
  ADD CONSTRAINT reports_note_length CHECK (length(note) <= 5000),
  ADD CONSTRAINT reports_sizes_check CHECK (lot_size >= 1 AND sample_size BETWEEN 1 AND 1250 AND accept_max >= 0),
  ADD CONSTRAINT reports_final_check
    CHECK ((status = 'final') = (final_at IS NOT NULL AND final_by IS NOT NULL AND verdict <> 'open'));
ALTER TABLE "characteristics"
  ADD CONSTRAINT characteristics_name_length CHECK (length(name) <= 100),
  ADD CONSTRAINT characteristics_unit_length CHECK (length(unit) <= 10),
  ADD CONSTRAINT characteristics_tolerance_check CHECK (plus >= 0 AND minus >= 0);
ALTER TABLE "measurements" ADD CONSTRAINT measurements_found_check CHECK (num_nonnulls(value, ok) = 1);

-- One draft of a kind.
CREATE UNIQUE INDEX reports_one_draft ON "reports" (work_order_id, kind) WHERE status = 'draft';

-- A final report is evidence: neither it nor what was measured changes.
CREATE FUNCTION refuse_change_of_final_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'final' THEN RAISE EXCEPTION 'a final report never changes'; END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER reports_stay BEFORE UPDATE OR DELETE ON "reports" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_final_report();

CREATE FUNCTION refuse_change_in_final_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.report_id ELSE NEW.report_id END;
BEGIN
  IF (SELECT status = 'final' FROM reports WHERE id = changed) THEN RAISE EXCEPTION 'a final report never changes'; END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER characteristics_stay BEFORE INSERT OR UPDATE OR DELETE ON "characteristics"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_in_final_report();

CREATE FUNCTION refuse_finding_in_final_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.characteristic_id ELSE NEW.characteristic_id END;
BEGIN
  IF (SELECT r.status = 'final' FROM characteristics c JOIN reports r ON r.id = c.report_id WHERE c.id = changed)
    THEN RAISE EXCEPTION 'a final report never changes'; END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER measurements_stay BEFORE INSERT OR UPDATE OR DELETE ON "measurements"
  FOR EACH ROW EXECUTE FUNCTION refuse_finding_in_final_report();
