-- Orders by their due day, open ones first: the key of the list's order (lib/domain/workorders/due.ts).
CREATE INDEX work_orders_open_first_by_due ON work_orders (
  (coalesce((due_date AT TIME ZONE 'Asia/Kolkata')::date - DATE '2000-01-01', 5000000)
    + CASE WHEN status = 'completed' THEN 10000000 ELSE 0 END), id);
