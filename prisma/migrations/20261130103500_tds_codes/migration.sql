-- AlterTable
ALTER TABLE "operator_profile" ADD COLUMN     "tds_codes" JSONB;
