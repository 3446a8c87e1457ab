-- The planner reads the orders of the ledger by their quotation in the table; this index only cost writes.
DROP INDEX work_orders_ledger;
