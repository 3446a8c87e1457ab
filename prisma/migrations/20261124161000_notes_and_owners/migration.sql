-- What admins note about a thing.
CREATE TABLE "notes" (
    "id" SERIAL NOT NULL,
    "entity_type" TEXT NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "author_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "notes_entity_type_length" CHECK (length("entity_type") <= 40),
    CONSTRAINT "notes_text_length" CHECK (length("text") BETWEEN 1 AND 2000)
);
CREATE INDEX "notes_author_id_idx" ON "notes"("author_id");
-- The list of a thing, and its count in each row.
CREATE INDEX "notes_of_a_thing" ON "notes" ("entity_type", "entity_id", "id") WHERE "removed_at" IS NULL;
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The admin who looks after a case. Without a default the columns rewrite no row, and no key is checked while writers wait.
ALTER TABLE "inquiries" ADD COLUMN "owner_id" INTEGER;
ALTER TABLE "work_orders" ADD COLUMN "owner_id" INTEGER;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "inquiries" VALIDATE CONSTRAINT "inquiries_owner_id_fkey";
ALTER TABLE "work_orders" VALIDATE CONSTRAINT "work_orders_owner_id_fkey";

-- The cases of an admin, and those of nobody: a btree keeps no order for IS NULL.
CREATE INDEX "inquiries_by_owner" ON "inquiries" ("owner_id", "id") WHERE "owner_id" IS NOT NULL;
CREATE INDEX "inquiries_of_nobody" ON "inquiries" ("id") WHERE "owner_id" IS NULL;
CREATE INDEX "work_orders_by_owner" ON "work_orders" ("owner_id", "id") WHERE "owner_id" IS NOT NULL;
CREATE INDEX "work_orders_of_nobody" ON "work_orders" ("id") WHERE "owner_id" IS NULL;
