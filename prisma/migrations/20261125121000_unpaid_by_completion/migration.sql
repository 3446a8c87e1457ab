-- Completed orders that are not fully paid, by the day of their completion: dues over 60 days among an admin's tasks.
CREATE INDEX work_orders_unpaid_by_completion ON work_orders (completed_date, id)
  WHERE status = 'completed' AND payment_status <> 'complete' AND amount IS NOT NULL;
