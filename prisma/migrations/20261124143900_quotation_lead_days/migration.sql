-- Days from the order to the delivery; older quotations say it in their details, if at all.
ALTER TABLE "quotations" ADD COLUMN "lead_days" INTEGER;
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_lead_days" CHECK (lead_days BETWEEN 1 AND 730);
