-- Orders that go in one statement are taken from the sums in one, in the order of their key, as they came: row by row, two
-- who take many away wait for each other in a circle.
DROP TRIGGER work_orders_leave_sums ON work_orders;

CREATE FUNCTION take_orders_from_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, completed, priced, orders, amount)
  SELECT month_of_order(created_at), payment_status, day_of_completion(completed_date), amount IS NOT NULL, -count(*),
    -coalesce(sum(amount), 0) FROM gone GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (month, payment, completed, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount;
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_leave_sums AFTER DELETE ON work_orders REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION take_orders_from_sums();

CREATE OR REPLACE FUNCTION move_order_in_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, completed, priced, orders, amount)
  SELECT month_of_order(o.created_at), o.payment_status, day_of_completion(o.completed_date), o.amount IS NOT NULL, sum(n),
    coalesce(sum(n * o.amount::bigint), 0)
  FROM (SELECT OLD.created_at, OLD.payment_status, OLD.completed_date, OLD.amount, -1 AS n
    UNION ALL SELECT NEW.created_at, NEW.payment_status, NEW.completed_date, NEW.amount, 1) AS o
  GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(n * o.amount::bigint) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (month, payment, completed, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount;
  RETURN NULL;
END $$;
