-- CreateTable
CREATE TABLE "invitations" (
    "inquiry_id" INTEGER NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "invited_by_id" INTEGER,
    "invited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "near_told" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("inquiry_id","supplier_id")
);

-- CreateIndex
CREATE INDEX "invitations_supplier_id_idx" ON "invitations"("supplier_id");

-- CreateIndex
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The suppliers of repeats were invited in their row of the bidders.
INSERT INTO "invitations" (inquiry_id, supplier_id, invited_at, near_told)
  SELECT inquiry_id, supplier_id, invited_at, near_told FROM "bidders" WHERE invited_at IS NOT NULL;

-- AlterTable
ALTER TABLE "bidders" DROP COLUMN "invited_at",
DROP COLUMN "near_told";
