-- A cancelled order counts as none; its charge counts.
CREATE OR REPLACE FUNCTION add_orders_to_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount, open_paise, invoiced_open_paise)
  SELECT month_of_order(created_at), payment_status, payment_by, day_of_completion(completed_date),
    day_of_completion(payment_due_since(payment_by, completed_date, invoice_due_on)), amount IS NOT NULL, count(*) FILTER (WHERE NOT cancelled),
    coalesce(sum(amount), 0), coalesce(sum(open_amount), 0), coalesce(sum(open_paise), 0), coalesce(sum(invoiced_open_paise), 0)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (month, payment, payment_by, completed, aged_from, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount,
      open_amount = s.open_amount + excluded.open_amount, open_paise = s.open_paise + excluded.open_paise,
      invoiced_open_paise = s.invoiced_open_paise + excluded.invoiced_open_paise;
  UPDATE quotations q SET ordered = true FROM added WHERE q.id = added.quotation_id AND NOT q.ordered;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION take_orders_from_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount, open_paise, invoiced_open_paise)
  SELECT month_of_order(created_at), payment_status, payment_by, day_of_completion(completed_date),
    day_of_completion(payment_due_since(payment_by, completed_date, invoice_due_on)), amount IS NOT NULL, -count(*) FILTER (WHERE NOT cancelled),
    -coalesce(sum(amount), 0), -coalesce(sum(open_amount), 0), -coalesce(sum(open_paise), 0), -coalesce(sum(invoiced_open_paise), 0)
  FROM gone GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (month, payment, payment_by, completed, aged_from, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount,
      open_amount = s.open_amount + excluded.open_amount, open_paise = s.open_paise + excluded.open_paise,
      invoiced_open_paise = s.invoiced_open_paise + excluded.invoiced_open_paise;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION move_order_in_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount, open_paise, invoiced_open_paise)
  SELECT month_of_order(o.created_at), o.payment_status, o.payment_by, day_of_completion(o.completed_date),
    day_of_completion(payment_due_since(o.payment_by, o.completed_date, o.invoice_due_on)), o.amount IS NOT NULL, coalesce(sum(n) FILTER (WHERE NOT o.cancelled), 0),
    coalesce(sum(n * o.amount::bigint), 0), coalesce(sum(n * o.open_amount::bigint), 0), coalesce(sum(n * o.open_paise), 0),
    coalesce(sum(n * o.invoiced_open_paise), 0)
  FROM (SELECT OLD.created_at, OLD.payment_status, OLD.payment_by, OLD.completed_date, OLD.invoice_due_on, OLD.amount, OLD.open_amount,
      OLD.open_paise, OLD.invoiced_open_paise, OLD.cancelled, -1 AS n
    UNION ALL SELECT NEW.created_at, NEW.payment_status, NEW.payment_by, NEW.completed_date, NEW.invoice_due_on, NEW.amount, NEW.open_amount,
      NEW.open_paise, NEW.invoiced_open_paise, NEW.cancelled, 1) AS o
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (month, payment, payment_by, completed, aged_from, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount,
      open_amount = s.open_amount + excluded.open_amount, open_paise = s.open_paise + excluded.open_paise,
      invoiced_open_paise = s.invoiced_open_paise + excluded.invoiced_open_paise;
  RETURN NULL;
END $$;
DROP TRIGGER work_orders_move_in_sums ON work_orders;
CREATE TRIGGER work_orders_move_in_sums AFTER UPDATE ON work_orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.payment_status, OLD.payment_by, OLD.completed_date, OLD.invoice_due_on, OLD.amount, OLD.open_amount,
      OLD.open_paise, OLD.invoiced_open_paise, OLD.cancelled)
    IS DISTINCT FROM (NEW.created_at, NEW.payment_status, NEW.payment_by, NEW.completed_date, NEW.invoice_due_on, NEW.amount, NEW.open_amount,
      NEW.open_paise, NEW.invoiced_open_paise, NEW.cancelled))
  EXECUTE FUNCTION move_order_in_sums();
