-- What an order comes to stands with it: its accepted quotation's price.
ALTER TABLE "work_orders" ADD COLUMN "amount" INTEGER;
UPDATE work_orders w SET amount = q.price FROM quotations q WHERE q.id = w.quotation_id AND q.status = 'accepted';

CREATE FUNCTION amount_of_work_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.amount := (SELECT q.price FROM quotations q WHERE q.id = NEW.quotation_id AND q.status = 'accepted');
  RETURN NEW;
END $$;
CREATE TRIGGER work_orders_have_an_amount BEFORE INSERT OR UPDATE OF quotation_id ON work_orders
  FOR EACH ROW EXECUTE FUNCTION amount_of_work_order();

CREATE FUNCTION amounts_of_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_orders SET quotation_id = quotation_id WHERE quotation_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER quotations_give_amounts AFTER UPDATE OF price, status ON quotations
  FOR EACH ROW WHEN ((OLD.price, OLD.status) IS DISTINCT FROM (NEW.price, NEW.status))
  EXECUTE FUNCTION amounts_of_quotation();

-- What all orders come to, by month of creation, payment and day of completion, in India: a few rows a day, whatever the
-- number of orders. An order that isn't completed stands at infinity.
CREATE TABLE "order_sums" (
    "month" DATE NOT NULL,
    "payment" "PaymentStatus" NOT NULL,
    "completed" DATE NOT NULL,
    "priced" BOOLEAN NOT NULL,
    "orders" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "order_sums_pkey" PRIMARY KEY ("month","payment","completed","priced")
);

CREATE FUNCTION month_of_order(created timestamptz) RETURNS date IMMUTABLE LANGUAGE sql
  RETURN date_trunc('month', created AT TIME ZONE 'Asia/Kolkata')::date;
CREATE FUNCTION day_of_completion(completed timestamptz) RETURNS date IMMUTABLE LANGUAGE sql
  RETURN coalesce((completed AT TIME ZONE 'Asia/Kolkata')::date, 'infinity'::date);

INSERT INTO order_sums (month, payment, completed, priced, orders, amount)
SELECT month_of_order(created_at), payment_status, day_of_completion(completed_date), amount IS NOT NULL, count(*),
  coalesce(sum(amount), 0) FROM work_orders GROUP BY 1, 2, 3, 4;

-- Many at once are added in one statement; sums are locked in the order of their key, so nobody waits in a circle.
CREATE FUNCTION add_orders_to_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, completed, priced, orders, amount)
  SELECT month_of_order(created_at), payment_status, day_of_completion(completed_date), amount IS NOT NULL, count(*),
    coalesce(sum(amount), 0) FROM added GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (month, payment, completed, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount;
  UPDATE quotations q SET ordered = true FROM added WHERE q.id = added.quotation_id AND NOT q.ordered;
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_are_summed AFTER INSERT ON work_orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_orders_to_sums();

CREATE FUNCTION move_order_in_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_sums AS s (month, payment, completed, priced, orders, amount)
  SELECT month_of_order(o.created_at), o.payment_status, day_of_completion(o.completed_date), o.amount IS NOT NULL, sum(n),
    coalesce(sum(n * o.amount::bigint), 0)
  FROM (SELECT OLD.created_at, OLD.payment_status, OLD.completed_date, OLD.amount, -1 AS n
    UNION ALL SELECT NEW.created_at, NEW.payment_status, NEW.completed_date, NEW.amount, 1 WHERE TG_OP = 'UPDATE') AS o
  GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(n * o.amount::bigint) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (month, payment, completed, priced)
    DO UPDATE SET orders = s.orders + excluded.orders, amount = s.amount + excluded.amount;
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_move_in_sums AFTER UPDATE ON work_orders
  FOR EACH ROW WHEN ((OLD.created_at, OLD.payment_status, OLD.completed_date, OLD.amount)
    IS DISTINCT FROM (NEW.created_at, NEW.payment_status, NEW.completed_date, NEW.amount))
  EXECUTE FUNCTION move_order_in_sums();
CREATE TRIGGER work_orders_leave_sums AFTER DELETE ON work_orders FOR EACH ROW EXECUTE FUNCTION move_order_in_sums();

-- Accepted quotations that wait for their order, however many have one.
ALTER TABLE "quotations" ADD COLUMN "ordered" BOOLEAN NOT NULL DEFAULT false;
UPDATE quotations q SET ordered = true WHERE EXISTS (SELECT 1 FROM work_orders w WHERE w.quotation_id = q.id);
CREATE INDEX quotations_to_order ON quotations (id) WHERE status = 'accepted' AND NOT ordered;

-- The orders of the lists.
DROP INDEX quotations_ledger, quotations_by_price;
CREATE INDEX work_orders_by_due_date ON work_orders (coalesce(due_date, 'infinity'::timestamptz), id);
CREATE INDEX work_orders_by_amount ON work_orders (coalesce(amount, 0), id);
CREATE INDEX inquiries_by_target_date ON inquiries (coalesce(target_date, 'infinity'::timestamptz), id);
CREATE INDEX inquiries_by_quantity ON inquiries (quantity, id);
CREATE INDEX quotations_by_valid_until ON quotations (coalesce(valid_until, 'infinity'::timestamptz), id);
CREATE INDEX quotations_by_price ON quotations (price, id);
CREATE INDEX machines_by_name ON machines (name COLLATE "en-x-icu", id);
CREATE INDEX processes_by_name_of_all ON processes (name COLLATE "en-x-icu", id);
CREATE INDEX users_by_company ON users (role, company_name COLLATE "en-x-icu", id);
