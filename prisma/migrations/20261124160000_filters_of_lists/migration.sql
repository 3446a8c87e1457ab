-- Open orders by their due day: late is what is over, on hold or not.
CREATE INDEX work_orders_open_by_due ON work_orders (due_date, id) WHERE status <> 'completed';
DROP INDEX work_orders_under_way_by_due;

-- Inquiries by process and quotations by what an account gets or gives.
CREATE INDEX inquiries_process_id_id_idx ON inquiries (process_id, id);
DROP INDEX "inquiries_process_id_idx";
-- Any process by its name, not only the approved ones.
CREATE INDEX processes_called ON processes (lower(btrim(name)), id);
-- Work without an answer by the day its validity ends.
CREATE INDEX quotations_unanswered_by_validity ON quotations (coalesce(valid_until, 'infinity'::timestamptz), id)
  WHERE status IN ('pending', 'sent');
