-- Orders by status are counted in the tabs of a list, also among those of a payment and those that are late.
CREATE INDEX "work_orders_status_payment_status_due_date_idx" ON "work_orders"("status", "payment_status", "due_date");
