-- AlterTable
ALTER TABLE "files" ADD COLUMN     "facts" JSONB,
ADD COLUMN     "picture_key" TEXT;

-- CreateTable
CREATE TABLE "file_downloads" (
    "file_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_downloads_pkey" PRIMARY KEY ("file_id","user_id")
);

-- CreateIndex
CREATE INDEX "file_downloads_user_id_idx" ON "file_downloads"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "files_picture_key_key" ON "files"("picture_key");

-- AddForeignKey
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
