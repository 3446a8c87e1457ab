-- CreateTable
CREATE TABLE "saved_views" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" JSONB NOT NULL,
    "place" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_views_account_id_list_place_idx" ON "saved_views"("account_id", "list", "place");

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE UNIQUE INDEX "saved_views_name" ON "saved_views"("account_id", "list", lower("name"));
ALTER TABLE "saved_views"
  ADD CONSTRAINT "saved_views_list_length" CHECK (length("list") <= 20),
  ADD CONSTRAINT "saved_views_name_length" CHECK (length("name") BETWEEN 1 AND 60),
  ADD CONSTRAINT "saved_views_query_length" CHECK (length("query"::text) <= 30000);
