-- CreateTable
CREATE TABLE "certificates" (
    "id" SERIAL NOT NULL,
    "work_order_id" INTEGER NOT NULL,
    "no" INTEGER NOT NULL,
    "snapshot" JSON NOT NULL,
    "issued_by" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "voided_at" TIMESTAMPTZ(3),
    "void_reason" TEXT,

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "certificates_issued_by_idx" ON "certificates"("issued_by");

-- CreateIndex
CREATE UNIQUE INDEX "certificates_work_order_id_no_key" ON "certificates"("work_order_id", "no");

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_issued_by_fkey" FOREIGN KEY ("issued_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "certificates"
  ADD CONSTRAINT certificates_snapshot_length CHECK (length(snapshot::text) <= 500000),
  ADD CONSTRAINT certificates_void_reason_length CHECK (length(void_reason) BETWEEN 5 AND 500),
  ADD CONSTRAINT certificates_void_check CHECK ((voided_at IS NULL) = (void_reason IS NULL));

-- One that is valid.
CREATE UNIQUE INDEX certificates_one_valid ON "certificates" (work_order_id) WHERE voided_at IS NULL;

-- What was certified stays as it was: a certificate is made void once, and nothing else of it changes.
CREATE FUNCTION refuse_change_of_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.voided_at IS NOT NULL OR NEW.snapshot::text <> OLD.snapshot::text
    OR (NEW.id, NEW.work_order_id, NEW.no, NEW.issued_by, NEW.issued_at)
      IS DISTINCT FROM (OLD.id, OLD.work_order_id, OLD.no, OLD.issued_by, OLD.issued_at)
    THEN RAISE EXCEPTION 'an issued certificate never changes'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER certificates_stay BEFORE UPDATE OR DELETE ON "certificates" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_certificate();
