-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "part_id" INTEGER;

-- CreateTable
CREATE SEQUENCE "parts_id_seq";
CREATE TABLE "parts" (
    "id" INTEGER NOT NULL DEFAULT next_id('parts_id_seq'::regclass),
    "customer_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "part_number" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "material" TEXT,
    "revisions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "inquiry_id" INTEGER NOT NULL,

    CONSTRAINT "parts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "parts_customer_id_id_idx" ON "parts"("customer_id", "id");

-- CreateIndex
CREATE INDEX "parts_inquiry_id_idx" ON "parts"("inquiry_id");

-- CreateIndex
CREATE UNIQUE INDEX "parts_customer_id_key_key" ON "parts"("customer_id", "key");

-- AddForeignKey
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "parts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parts" ADD CONSTRAINT "parts_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parts" ADD CONSTRAINT "parts_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER SEQUENCE "parts_id_seq" OWNED BY "parts"."id";

ALTER TABLE parts
  ADD CONSTRAINT parts_key_length CHECK (length(key) BETWEEN 1 AND 1200),
  ADD CONSTRAINT parts_part_number_length CHECK (length(part_number) <= 60),
  ADD CONSTRAINT parts_name_length CHECK (length(name) <= 200),
  ADD CONSTRAINT parts_material_length CHECK (length(material) <= 200),
  ADD CONSTRAINT parts_revisions_count CHECK (cardinality(revisions) <= 50);

CREATE INDEX parts_number_search ON parts USING gin (folded_text(part_number) gin_trgm_ops);
CREATE INDEX parts_name_search ON parts USING gin (folded_text(name) gin_trgm_ops);
-- Inquiries without a part number have no entry.
CREATE INDEX inquiries_of_part ON inquiries (part_id, id) WHERE part_id IS NOT NULL;

-- What was asked for before: of the inquiries with one part number of a customer the newest says its name. lib/rules/trade/rfq/part-key.ts
-- makes the same key.
CREATE TEMPORARY TABLE keyed ON COMMIT DROP AS
  SELECT i.*, trim(regexp_replace(regexp_replace(upper(normalize(left(part_number, 60), NFKC)),
    '[\u00AD\u2010-\u2015\u2043\u2212\uFE58]', '-', 'g'), '\s+', ' ', 'g')) AS key
  FROM inquiries i WHERE part_number IS NOT NULL;
INSERT INTO parts (customer_id, key, part_number, name, material, revisions, inquiry_id)
  SELECT DISTINCT ON (k.customer_id, k.key) k.customer_id, k.key, left(k.part_number, 60), left(k.project_name, 200), left(k.material, 200),
    ARRAY(SELECT revision FROM (
      SELECT left(r.drawing_revision, 20) AS revision, min(r.id) AS first FROM keyed r
      WHERE r.customer_id = k.customer_id AND r.key = k.key AND r.drawing_revision IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 50) newest ORDER BY first),
    k.id
  FROM keyed k WHERE k.key <> '' ORDER BY k.customer_id, k.key, k.id DESC;
UPDATE inquiries i SET part_id = p.id
  FROM keyed k JOIN parts p ON p.customer_id = k.customer_id AND p.key = k.key WHERE i.id = k.id;
