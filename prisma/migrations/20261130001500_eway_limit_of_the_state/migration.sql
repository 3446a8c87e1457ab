-- AlterTable
ALTER TABLE "operator_profile" ALTER COLUMN "eway_intra_paise" DROP NOT NULL,
ALTER COLUMN "eway_intra_paise" DROP DEFAULT;

-- What nobody had set: the limit of the State holds.
UPDATE "operator_profile" SET "eway_intra_paise" = NULL WHERE "eway_intra_paise" = 5000000;
