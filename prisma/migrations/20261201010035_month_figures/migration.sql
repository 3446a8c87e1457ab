-- CreateTable
CREATE TABLE "month_figures" (
    "company_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "figures" JSONB NOT NULL,

    CONSTRAINT "month_figures_pkey" PRIMARY KEY ("company_id","month")
);

-- AddForeignKey
ALTER TABLE "month_figures" ADD CONSTRAINT "month_figures_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
