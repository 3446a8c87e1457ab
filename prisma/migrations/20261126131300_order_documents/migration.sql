-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('inspection_report', 'first_article', 'material_certificate', 'conformity_certificate', 'dispatch_photo', 'packing_photo');

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "document" "DocumentKind",
ADD COLUMN     "hidden" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "aql" TEXT,
ADD COLUMN     "required_documents" "DocumentKind"[] DEFAULT ARRAY[]::"DocumentKind"[];

-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "aql" TEXT;

-- CreateTable
CREATE TABLE "order_documents" (
    "work_order_id" INTEGER NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "waived_at" TIMESTAMPTZ(3),
    "waived_by" INTEGER,
    "waive_reason" TEXT,

    CONSTRAINT "order_documents_pkey" PRIMARY KEY ("work_order_id","kind")
);

-- CreateIndex
CREATE INDEX "order_documents_waived_by_idx" ON "order_documents"("waived_by");

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_waived_by_fkey" FOREIGN KEY ("waived_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "inquiries"
  ADD CONSTRAINT inquiries_aql_length CHECK (length(aql) <= 4),
  ADD CONSTRAINT inquiries_required_documents_length CHECK (cardinality(required_documents) <= 6);
ALTER TABLE "work_orders" ADD CONSTRAINT work_orders_aql_length CHECK (length(aql) <= 4);
ALTER TABLE "order_documents"
  ADD CONSTRAINT order_documents_waive_reason_length CHECK (length(waive_reason) BETWEEN 10 AND 500),
  ADD CONSTRAINT order_documents_waived_check
    CHECK (num_nonnulls(waived_at, waived_by, waive_reason) IN (0, 3));

-- What is missing is looked up for each order of a list: the files that are documents are few.
CREATE INDEX files_documents ON "files" (work_order_id, document) WHERE document IS NOT NULL;
