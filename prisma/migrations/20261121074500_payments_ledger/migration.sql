-- The ledger of payments over a million orders: its order and its days by one index, its sums out of two.
CREATE INDEX work_orders_by_completion ON work_orders (coalesce(completed_date, '-infinity'::timestamptz), id);
CREATE INDEX work_orders_ledger ON work_orders (quotation_id) INCLUDE (id, payment_status, completed_date) WHERE quotation_id IS NOT NULL;
CREATE INDEX quotations_ledger ON quotations (id) INCLUDE (price) WHERE status = 'accepted';
CREATE INDEX quotations_by_price ON quotations (price) WHERE status = 'accepted';
