-- CreateTable
CREATE TABLE "bill_reminders" (
    "bill_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bill_reminders_pkey" PRIMARY KEY ("bill_id","kind")
);

-- AddForeignKey
ALTER TABLE "bill_reminders" ADD CONSTRAINT "bill_reminders_bill_id_fkey" FOREIGN KEY ("bill_id") REFERENCES "bills"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "bill_reminders" ADD CONSTRAINT bill_reminders_kind_length CHECK (length(kind) <= 20);
