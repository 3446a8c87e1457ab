-- Late orders, and those due this week, are few among all.
CREATE INDEX work_orders_under_way_by_due ON work_orders (due_date, id)
  WHERE status IN ('pending', 'started', 'in_progress', 'quality_check');
