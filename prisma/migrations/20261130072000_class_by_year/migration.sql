-- CreateEnum
CREATE TYPE "SupplierActivity" AS ENUM ('manufacturing', 'services', 'trading');

-- CreateTable
CREATE TABLE "supplier_classes" (
    "account_id" INTEGER NOT NULL,
    "year" TEXT NOT NULL,
    "msme_class" "MsmeClass",
    "activity" "SupplierActivity" NOT NULL DEFAULT 'manufacturing',

    CONSTRAINT "supplier_classes_pkey" PRIMARY KEY ("account_id","year")
);

-- AddForeignKey
ALTER TABLE "supplier_classes" ADD CONSTRAINT "supplier_classes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "supplier_classes" ADD CONSTRAINT supplier_classes_year CHECK (length(year) = 5 AND year ~ '^\d\d-\d\d$');

-- The class of today is that of the current financial year, and of the years in which the supplier got orders.
INSERT INTO supplier_classes (account_id, year, msme_class)
SELECT DISTINCT t.account_id, to_char(d.day - interval '3 months', 'YY') || '-' || to_char(d.day + interval '9 months', 'YY'), t.msme_class
FROM tax_profiles t
CROSS JOIN LATERAL (
  SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date AS day
  UNION SELECT (w.created_at AT TIME ZONE 'Asia/Kolkata')::date FROM work_orders w WHERE w.supplier_id = t.account_id
) d
WHERE t.msme_class IS NOT NULL;

-- AlterTable
ALTER TABLE "tax_profiles" DROP COLUMN "msme_class";

-- AlterTable
ALTER TABLE "rates" ADD COLUMN     "confirmed_on" DATE;
