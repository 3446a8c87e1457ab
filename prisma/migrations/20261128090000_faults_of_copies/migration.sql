-- Why a file is held, what its copy leaves out, and which cleaner made the copy.
CREATE TYPE "CopyFault" AS ENUM ('type', 'password', 'damaged', 'incomplete', 'limits');

ALTER TABLE "files" ADD COLUMN     "copy_fault" "CopyFault",
ADD COLUMN     "left_out" JSONB,
ADD COLUMN     "cleaner" INTEGER;

ALTER TABLE "files" ADD CONSTRAINT "files_copy_fault" CHECK (copy_fault IS NULL OR clean_state IS NOT DISTINCT FROM 'held');

-- All files of an older version are looked at once, not those of some types alone.
DROP INDEX files_to_hold;
