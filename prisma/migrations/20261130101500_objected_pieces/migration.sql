-- AlterTable
ALTER TABLE "bill_lines" ADD COLUMN     "objected_milli" BIGINT;

ALTER TABLE "bill_lines" ADD CONSTRAINT bill_lines_objected CHECK (objected_milli BETWEEN 0 AND greatest(quantity_milli, 0));
