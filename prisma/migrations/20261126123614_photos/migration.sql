-- AlterEnum
ALTER TYPE "FilePurpose" ADD VALUE 'photo';

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "height" INTEGER,
ADD COLUMN     "width" INTEGER;
