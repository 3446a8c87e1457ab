-- An amount without a quotation stays as it is: orders that lose their quotation keep what they come to.
CREATE OR REPLACE FUNCTION amount_of_work_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quotation_id IS NOT NULL THEN
    NEW.amount := (SELECT q.price FROM quotations q WHERE q.id = NEW.quotation_id AND q.status = 'accepted');
  END IF;
  RETURN NEW;
END $$;

-- Of several orders for one quotation the oldest keeps it. The younger ones lose the link and keep supplier, inquiry and
-- amount, so no sum changes: order_sums counts by amount, not by quotation.
UPDATE work_orders w SET quotation_id = NULL
FROM (SELECT quotation_id, min(id) AS oldest FROM work_orders WHERE quotation_id IS NOT NULL
  GROUP BY quotation_id HAVING count(*) > 1) AS doubled
WHERE w.quotation_id = doubled.quotation_id AND w.id > doubled.oldest;

CREATE UNIQUE INDEX work_orders_one_a_quotation ON work_orders (quotation_id) WHERE quotation_id IS NOT NULL;
-- The unique index finds the orders of a quotation as well.
DROP INDEX work_orders_quotation_id_idx;
