-- Suppliers ask about an inquiry before they quote; its customer and admins answer. The other side knows a supplier by a letter.
-- CreateEnum
CREATE TYPE "MessageState" AS ENUM ('shown', 'held', 'withheld');

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "message_id" INTEGER;

-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "questions_read_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "bidders" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "label" SMALLINT NOT NULL,
    "questions_read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bidders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "questions" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "bidder_id" INTEGER,
    "pin" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_messages" (
    "id" SERIAL NOT NULL,
    "question_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "original" TEXT,
    "state" "MessageState" NOT NULL DEFAULT 'shown',
    "found" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reason" TEXT,
    "shared_question" TEXT,
    "shared_at" TIMESTAMPTZ(3),
    "shown_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bidders_supplier_id_id_inquiry_id_idx" ON "bidders"("supplier_id", "id", "inquiry_id");

-- CreateIndex
CREATE UNIQUE INDEX "bidders_inquiry_id_supplier_id_key" ON "bidders"("inquiry_id", "supplier_id");

-- CreateIndex
CREATE UNIQUE INDEX "bidders_inquiry_id_label_key" ON "bidders"("inquiry_id", "label");

-- CreateIndex
CREATE INDEX "questions_inquiry_id_id_idx" ON "questions"("inquiry_id", "id");

-- CreateIndex
CREATE INDEX "questions_bidder_id_idx" ON "questions"("bidder_id");

-- CreateIndex
CREATE INDEX "question_messages_question_id_id_idx" ON "question_messages"("question_id", "id");

-- CreateIndex
CREATE INDEX "question_messages_author_id_idx" ON "question_messages"("author_id");

-- CreateIndex
CREATE INDEX "question_messages_member_id_idx" ON "question_messages"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "files_message_id_name_key" ON "files"("message_id", "name");

-- AddForeignKey
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_bidder_id_fkey" FOREIGN KEY ("bidder_id") REFERENCES "bidders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "question_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE question_messages
  ADD CONSTRAINT question_messages_text_length CHECK (length(text) <= 5000),
  ADD CONSTRAINT question_messages_original_length CHECK (length(original) <= 5000),
  ADD CONSTRAINT question_messages_reason_length CHECK (length(reason) <= 500),
  ADD CONSTRAINT question_messages_shared_question_length CHECK (length(shared_question) <= 1000),
  ADD CONSTRAINT question_messages_shared_since CHECK ((shared_question IS NULL) = (shared_at IS NULL)),
  ADD CONSTRAINT question_messages_found_length CHECK (cardinality(found) <= 10),
  -- Held ones are unread for the other side from their release on, not from when they were written.
  ADD CONSTRAINT question_messages_shown_since CHECK (state <> 'shown' OR shown_at IS NOT NULL);
CREATE INDEX question_messages_held ON question_messages (id) WHERE state = 'held';
CREATE INDEX questions_notices ON questions (inquiry_id) WHERE bidder_id IS NULL;

ALTER TABLE files DROP CONSTRAINT files_belong_to_one_thing,
  ADD CONSTRAINT files_belong_to_one_thing CHECK (num_nonnulls(inquiry_id, work_order_id, message_id) <= 1);
DROP INDEX files_unattached;
CREATE INDEX files_unattached ON files (created_at) WHERE num_nonnulls(inquiry_id, work_order_id, message_id) = 0;

-- The bidders of an inquiry have letters in the order in which they came.
CREATE FUNCTION add_bidder(inquiry int, supplier int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE added int;
BEGIN
  -- One after the other, so that each gets a letter of its own.
  PERFORM FROM inquiries WHERE id = inquiry FOR NO KEY UPDATE;
  INSERT INTO bidders (inquiry_id, supplier_id, label)
    SELECT inquiry, supplier, coalesce(max(label), 0) + 1 FROM bidders WHERE inquiry_id = inquiry
    ON CONFLICT (inquiry_id, supplier_id) DO UPDATE SET label = bidders.label
    RETURNING id INTO added;
  RETURN added;
END $$;

INSERT INTO bidders (inquiry_id, supplier_id, label, created_at)
SELECT inquiry_id, supplier_id, row_number() OVER (PARTITION BY inquiry_id ORDER BY min(id)), min(created_at)
FROM quotations WHERE supplier_id IS NOT NULL GROUP BY inquiry_id, supplier_id;

CREATE FUNCTION add_bidder_of_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_bidder(NEW.inquiry_id, NEW.supplier_id);
  RETURN NULL;
END $$;
CREATE TRIGGER quotations_add_bidder AFTER INSERT ON quotations
  FOR EACH ROW WHEN (NEW.supplier_id IS NOT NULL) EXECUTE FUNCTION add_bidder_of_quotation();
