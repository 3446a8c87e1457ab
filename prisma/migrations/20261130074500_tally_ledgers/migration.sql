-- AlterTable
ALTER TABLE "operator_profile" ADD COLUMN     "tally_ledgers" JSONB;
