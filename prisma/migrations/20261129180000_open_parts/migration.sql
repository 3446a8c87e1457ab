-- What is still to be paid of an order that follows its receipts: the program sets it with each receipt, document and change of
-- its terms. The open part of the amount follows the amount, whoever changes that.
ALTER TABLE "work_orders" ADD COLUMN "value_paise" BIGINT,
ADD COLUMN "open_paise" BIGINT,
ADD COLUMN "invoiced_open_paise" BIGINT,
ADD COLUMN "invoice_due_on" DATE,
ADD COLUMN "open_amount" INTEGER GENERATED ALWAYS AS (
  CASE WHEN open_paise = 0 THEN 0
    WHEN open_paise >= value_paise THEN amount
    ELSE div(2 * amount::numeric * open_paise + value_paise, 2 * value_paise::numeric)::integer END) STORED;

UPDATE work_orders w SET value_paise = p.value, invoice_due_on = i.due_on, invoiced_open_paise = coalesce(i.balance, 0),
  open_paise = CASE WHEN p.value - p.settled <= 100 THEN 0 ELSE p.value - p.settled END
FROM (
  SELECT o.id, CASE WHEN t.billing_closed THEN n.net ELSE greatest(n.net, t.total) END AS value, s.settled
  FROM work_orders o
    LEFT JOIN (
      SELECT work_order_id, billing_closed, (taxable_paise + CASE WHEN reverse_charge THEN 0
        WHEN place_of_supply IS NOT DISTINCT FROM (SELECT state_code FROM operator_profile)
          THEN 2 * ((taxable_paise * rate_bp + 10000) / 20000)
        ELSE (taxable_paise * rate_bp + 5000) / 10000 END + 50) / 100 * 100 AS total
      FROM order_terms) t ON t.work_order_id = o.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE d.kind WHEN 'credit_note' THEN -d.total_paise ELSE d.total_paise END), 0) AS net
      FROM tax_documents d WHERE d.work_order_id = o.id AND d.kind IN ('invoice', 'debit_note', 'credit_note')) n
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE r.direction WHEN 'in' THEN a.paise ELSE -a.paise END), 0) AS settled
      FROM allocations a JOIN receipts r ON r.id = a.receipt_id
      WHERE a.work_order_id = o.id AND r.status = 'received') s
  WHERE o.payment_by = 'ledger') p
LEFT JOIN (
  -- What is open of each invoice: receipts pay the oldest one first.
  SELECT u.work_order_id, sum(u.balance) AS balance,
    (array_agg(u.due_on ORDER BY u.issued_on, u.id) FILTER (WHERE u.balance > 0))[1] AS due_on
  FROM (
    SELECT v.*, greatest(0, CASE WHEN v.upto - v.settled <= 100 THEN 0 ELSE least(v.net, v.upto - v.settled) END) AS balance
    FROM (
      SELECT d.id, d.work_order_id, d.issued_on, d.due_on, m.net,
        sum(m.net) OVER (PARTITION BY d.work_order_id ORDER BY d.issued_on, d.id) AS upto,
        (SELECT coalesce(sum(CASE r.direction WHEN 'in' THEN a.paise ELSE -a.paise END), 0)
          FROM allocations a JOIN receipts r ON r.id = a.receipt_id
          WHERE a.work_order_id = d.work_order_id AND r.status = 'received') AS settled
      FROM tax_documents d CROSS JOIN LATERAL (
        SELECT d.total_paise + coalesce(sum(CASE k.kind WHEN 'debit_note' THEN k.total_paise ELSE -k.total_paise END), 0) AS net
        FROM tax_documents k WHERE k.against_id = d.id) m
      WHERE d.kind = 'invoice') v) u
  GROUP BY u.work_order_id) i ON i.work_order_id = p.id
WHERE w.id = p.id;

-- Since when the payment of an order is due: by hand since its completion, else from the due day of its oldest unpaid invoice.
CREATE FUNCTION payment_due_since(by "PaymentBy", completed timestamptz, invoice_due date) RETURNS timestamptz IMMUTABLE LANGUAGE sql
  RETURN CASE by WHEN 'hand' THEN completed ELSE invoice_due::timestamp AT TIME ZONE 'Asia/Kolkata' END;

-- The sums are made anew: they know besides how an order is paid, by which day its debt is aged, and what of it is open.
DROP TRIGGER work_orders_are_summed ON work_orders;
DROP TRIGGER work_orders_move_in_sums ON work_orders;
DROP TRIGGER work_orders_leave_sums ON work_orders;
DROP TABLE "order_sums";
CREATE TABLE "order_sums" (
    "month" DATE NOT NULL,
    "payment" "PaymentStatus" NOT NULL,
    "payment_by" "PaymentBy" NOT NULL,
    "completed" DATE NOT NULL,
    "aged_from" DATE NOT NULL,
    "priced" BOOLEAN NOT NULL,
    "orders" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "open_amount" BIGINT NOT NULL,
    "open_paise" BIGINT NOT NULL,
    "invoiced_open_paise" BIGINT NOT NULL,

    CONSTRAINT "order_sums_pkey" PRIMARY KEY ("month","payment","payment_by","completed","aged_from","priced")
);

INSERT INTO order_sums (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount, open_paise, invoiced_open_paise)
SELECT month_of_order(created_at), payment_status, payment_by, day_of_completion(completed_date),
  day_of_completion(payment_due_since(payment_by, completed_date, invoice_due_on)), amount IS NOT NULL, count(*),
  coalesce(sum(amount), 0), coalesce(sum(open_amount), 0), coalesce(sum(open_paise), 0), coalesce(sum(invoiced_open_paise), 0)
FROM work_orders GROUP BY 1, 2, 3, 4, 5, 6;

-- Many at once are added in one statement; sums are locked in the order of their key, so nobody waits in a circle.
CREATE OR REPLACE FUNCTION add_orders_to_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount, open_paise, invoiced_open_paise)
  SELECT month_of_order(created_at), payment_status, payment_by, day_of_completion(completed_date),
    day_of_completion(payment_due_since(payment_by, completed_date, invoice_due_on)), amount IS NOT NULL, count(*),
    coalesce(sum(amount), 0), coalesce(sum(open_amount), 0), coalesce(sum(open_paise), 0), coalesce(sum(invoiced_open_paise), 0)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (month, payment, payment_by, completed, aged_from, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount,
      open_amount = s.open_amount + excluded.open_amount, open_paise = s.open_paise + excluded.open_paise,
      invoiced_open_paise = s.invoiced_open_paise + excluded.invoiced_open_paise;
  UPDATE quotations q SET ordered = true FROM added WHERE q.id = added.quotation_id AND NOT q.ordered;
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_are_summed AFTER INSERT ON work_orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_orders_to_sums();

CREATE OR REPLACE FUNCTION take_orders_from_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount, open_paise, invoiced_open_paise)
  SELECT month_of_order(created_at), payment_status, payment_by, day_of_completion(completed_date),
    day_of_completion(payment_due_since(payment_by, completed_date, invoice_due_on)), amount IS NOT NULL, -count(*),
    -coalesce(sum(amount), 0), -coalesce(sum(open_amount), 0), -coalesce(sum(open_paise), 0), -coalesce(sum(invoiced_open_paise), 0)
  FROM gone GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (month, payment, payment_by, completed, aged_from, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount,
      open_amount = s.open_amount + excluded.open_amount, open_paise = s.open_paise + excluded.open_paise,
      invoiced_open_paise = s.invoiced_open_paise + excluded.invoiced_open_paise;
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_leave_sums AFTER DELETE ON work_orders REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION take_orders_from_sums();

CREATE OR REPLACE FUNCTION move_order_in_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount, open_paise, invoiced_open_paise)
  SELECT month_of_order(o.created_at), o.payment_status, o.payment_by, day_of_completion(o.completed_date),
    day_of_completion(payment_due_since(o.payment_by, o.completed_date, o.invoice_due_on)), o.amount IS NOT NULL, sum(n),
    coalesce(sum(n * o.amount::bigint), 0), coalesce(sum(n * o.open_amount::bigint), 0), coalesce(sum(n * o.open_paise), 0),
    coalesce(sum(n * o.invoiced_open_paise), 0)
  FROM (SELECT OLD.created_at, OLD.payment_status, OLD.payment_by, OLD.completed_date, OLD.invoice_due_on, OLD.amount, OLD.open_amount,
      OLD.open_paise, OLD.invoiced_open_paise, -1 AS n
    UNION ALL SELECT NEW.created_at, NEW.payment_status, NEW.payment_by, NEW.completed_date, NEW.invoice_due_on, NEW.amount, NEW.open_amount,
      NEW.open_paise, NEW.invoiced_open_paise, 1) AS o
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (month, payment, payment_by, completed, aged_from, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount,
      open_amount = s.open_amount + excluded.open_amount, open_paise = s.open_paise + excluded.open_paise,
      invoiced_open_paise = s.invoiced_open_paise + excluded.invoiced_open_paise;
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_move_in_sums AFTER UPDATE ON work_orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.payment_status, OLD.payment_by, OLD.completed_date, OLD.invoice_due_on, OLD.amount, OLD.open_amount,
      OLD.open_paise, OLD.invoiced_open_paise)
    IS DISTINCT FROM (NEW.created_at, NEW.payment_status, NEW.payment_by, NEW.completed_date, NEW.invoice_due_on, NEW.amount, NEW.open_amount,
      NEW.open_paise, NEW.invoiced_open_paise))
  EXECUTE FUNCTION move_order_in_sums();

-- Orders with something to pay, for the sums of invoices; and payments by the time since when they are due.
CREATE INDEX work_orders_with_open_part ON work_orders (id) WHERE open_paise > 0;
CREATE INDEX work_orders_by_payment_due ON work_orders (coalesce(payment_due_since(payment_by, completed_date, invoice_due_on), '-infinity'::timestamptz), id);
DROP INDEX work_orders_unpaid_by_completion;
CREATE INDEX work_orders_unpaid_by_due ON work_orders (payment_due_since(payment_by, completed_date, invoice_due_on), id)
  WHERE payment_status <> 'complete' AND amount IS NOT NULL;
