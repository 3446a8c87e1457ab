-- A problem with a completed order leaves it completed. Orders that one had stopped before are completed again.
UPDATE "work_orders" w SET status = 'completed', completed_date = p.order_completed_before
  FROM "problems" p
  WHERE p.work_order_id = w.id AND p.status IN ('open', 'contained') AND w.status = 'issues'
    AND p.order_status_before = 'completed' AND p.order_completed_before IS NOT NULL;
