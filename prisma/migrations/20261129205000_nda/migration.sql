-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "nda" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "nda_versions" (
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "set_by" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "nda_versions_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "nda_acceptances" (
    "id" SERIAL NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "accepted_by" INTEGER NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "nda_acceptances_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "nda_versions_set_by_idx" ON "nda_versions"("set_by");

-- CreateIndex
CREATE INDEX "nda_acceptances_supplier_id_idx" ON "nda_acceptances"("supplier_id");

-- CreateIndex
CREATE INDEX "nda_acceptances_accepted_by_idx" ON "nda_acceptances"("accepted_by");

-- CreateIndex
CREATE INDEX "nda_acceptances_version_idx" ON "nda_acceptances"("version");

-- CreateIndex
CREATE UNIQUE INDEX "nda_acceptances_inquiry_id_supplier_id_key" ON "nda_acceptances"("inquiry_id", "supplier_id");

-- AddForeignKey
ALTER TABLE "nda_versions" ADD CONSTRAINT "nda_versions_set_by_fkey" FOREIGN KEY ("set_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nda_acceptances" ADD CONSTRAINT "nda_acceptances_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nda_acceptances" ADD CONSTRAINT "nda_acceptances_accepted_by_fkey" FOREIGN KEY ("accepted_by") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nda_acceptances" ADD CONSTRAINT "nda_acceptances_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nda_acceptances" ADD CONSTRAINT "nda_acceptances_version_fkey" FOREIGN KEY ("version") REFERENCES "nda_versions"("version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Limits of the texts.
ALTER TABLE "nda_versions"
  ADD CONSTRAINT nda_versions_text_length CHECK (length(text) <= 20000),
  ADD CONSTRAINT nda_versions_sha256_length CHECK (length(sha256) = 64);
ALTER TABLE "nda_acceptances"
  ADD CONSTRAINT nda_acceptances_sha256_length CHECK (length(sha256) = 64);
