-- What the database does by itself: its views, functions and triggers as all migrations together leave them.
-- Nothing runs this file. To change a function, write a migration, then `npm run migration -- --functions`: it writes this
-- file anew from a migrated database, and keeps the sentences. A trigger stands below its function.

-- What a supplier's scorecard reads of each order: the problems that its customer raised and an admin upheld.
-- A problem counts once something other than acceptance was decided.
CREATE VIEW order_quality AS
 SELECT w.id AS work_order_id,
    w.supplier_id,
    (count(p.id) > 0) AS upheld,
    (COALESCE(sum(COALESCE(p.quantity, i.quantity)) FILTER (WHERE (p.id IS NOT NULL)), (0)::bigint))::integer AS pieces,
    COALESCE(bool_or((p.decision = ANY (ARRAY['rework'::"ProblemDecision", 'remake'::"ProblemDecision"]))), false) AS reworked,
    COALESCE(sum(p.credit_amount), (0)::bigint) AS credited,
    (max((EXTRACT(epoch FROM (p.solved_at - p.created_at)) / (86400)::numeric)))::double precision AS days_to_solve
   FROM ((work_orders w
     LEFT JOIN inquiries i ON ((i.id = w.inquiry_id)))
     LEFT JOIN problems p ON (((p.work_order_id = w.id) AND (p.raised_role = 'customer'::"Role") AND (p.decision <> 'accept'::"ProblemDecision"))))
  GROUP BY w.id, w.supplier_id;

-- Gives a supplier its place among the bidders of an inquiry: the next free letter, or the one that it has.
-- Asking or quoting takes back that it declined.
CREATE OR REPLACE FUNCTION public.add_bidder(inquiry integer, supplier integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE added int; package int; letter int;
BEGIN
  -- One after the other, so that each gets a letter of its own.
  PERFORM FROM inquiries WHERE id = inquiry FOR NO KEY UPDATE;
  SELECT rfq_id INTO package FROM inquiries WHERE id = inquiry;
  IF package IS NULL THEN
    SELECT coalesce(max(label), 0) + 1 INTO letter FROM bidders WHERE inquiry_id = inquiry;
  ELSE
    -- Two suppliers may answer two lines at once. Whoever waits here holds no lock that the other one still needs.
    PERFORM pg_advisory_xact_lock(hashtext('rfq_bidders'), package);
    INSERT INTO rfq_bidders (rfq_id, supplier_id, label)
      SELECT package, supplier, coalesce(max(label), 0) + 1 FROM rfq_bidders WHERE rfq_id = package
      ON CONFLICT (rfq_id, supplier_id) DO NOTHING;
    SELECT label INTO letter FROM rfq_bidders WHERE rfq_id = package AND rfq_bidders.supplier_id = supplier;
  END IF;
  INSERT INTO bidders (inquiry_id, supplier_id, label) VALUES (inquiry, supplier, letter)
    ON CONFLICT (inquiry_id, supplier_id)
      DO UPDATE SET declined_at = NULL, decline_reason = NULL, decline_note = NULL
    RETURNING id INTO added;
  RETURN added;
END $function$;

-- Every supplier that quoted is a bidder.
CREATE OR REPLACE FUNCTION public.add_bidder_of_quotation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_bidder(NEW.inquiry_id, NEW.supplier_id);
  RETURN NULL;
END $function$;

-- A quotation of an admin has no supplier and makes no bidder.
CREATE TRIGGER quotations_add_bidder AFTER INSERT ON public.quotations FOR EACH ROW WHEN ((new.supplier_id IS NOT NULL)) EXECUTE FUNCTION add_bidder_of_quotation();

-- Adds new orders to order_sums, all of one statement at once, and marks their quotations as ordered.
-- Sums are written in the order of their key, so that no two transactions wait for each other in a circle.
CREATE OR REPLACE FUNCTION public.add_orders_to_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- Every new order is in the sums.
CREATE TRIGGER work_orders_are_summed AFTER INSERT ON public.work_orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_orders_to_sums();

-- The amount of an order is the price of its accepted quotation. An order that loses its quotation keeps its amount.
CREATE OR REPLACE FUNCTION public.amount_of_work_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.quotation_id IS NOT NULL AND NEW.closed_at IS NULL THEN
    NEW.amount := (SELECT q.price FROM quotations q WHERE q.id = NEW.quotation_id AND q.status = 'accepted');
  END IF;
  RETURN NEW;
END $function$;

-- An order takes its amount when it is made and when it gets another quotation.
CREATE TRIGGER work_orders_have_an_amount BEFORE INSERT OR UPDATE OF quotation_id ON public.work_orders FOR EACH ROW EXECUTE FUNCTION amount_of_work_order();

-- Touches the orders of a quotation, so that they take its price again.
CREATE OR REPLACE FUNCTION public.amounts_of_quotation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE work_orders SET quotation_id = quotation_id WHERE quotation_id = NEW.id;
  RETURN NULL;
END $function$;

-- A new price or status of a quotation reaches the amount of its orders.
CREATE TRIGGER quotations_give_amounts AFTER UPDATE OF price, status ON public.quotations FOR EACH ROW WHEN (((old.price IS DISTINCT FROM new.price) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION amounts_of_quotation();

-- Refuses a member's role that a company of that kind doesn't have.
CREATE OR REPLACE FUNCTION public.check_member_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = NEW.company_id AND CASE role
      WHEN 'customer' THEN NEW.role IN ('owner', 'buyer', 'approver', 'finance')
      WHEN 'supplier' THEN NEW.role IN ('owner', 'quoter', 'approver', 'finance', 'floor')
      ELSE NEW.role IN ('owner', 'finance', 'operations', 'reader') END) THEN
    RAISE EXCEPTION 'the role % is none of this company', NEW.role USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;

-- Each member has a role of its company's kind.
CREATE TRIGGER members_role BEFORE INSERT OR UPDATE OF role, company_id ON public.members FOR EACH ROW EXECUTE FUNCTION check_member_role();

-- The day in India on which an order was completed; infinity while the work goes on.
CREATE OR REPLACE FUNCTION public.day_of_completion(completed timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE(((completed AT TIME ZONE 'Asia/Kolkata'::text))::date, 'infinity'::date);

-- A text as searches compare it: lower case, without accents, in one Unicode form.
-- Signs of Indian scripts are letters of their own and stay. ASCII, which most texts are, goes the short way.
CREATE OR REPLACE FUNCTION public.folded_text(t text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN octet_length(t) = length(t) THEN lower(t)
    ELSE lower(regexp_replace(normalize(t, NFKD), '[\u0300-\u036F]', '', 'g')) END
$function$;

-- Refuses every change of an event: the audit log is only added to.
CREATE OR REPLACE FUNCTION public.keep_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to: no % of events', TG_OP;
END $function$;

-- An event is neither changed nor deleted. TRUNCATE passes: a restore needs it.
CREATE TRIGGER events_are_kept BEFORE DELETE OR UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION keep_events();

-- Copies email, name and proof of the email from a company's contact to the company.
CREATE OR REPLACE FUNCTION public.mirror_contact()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE users SET email = NEW.email, username = NEW.email, contact_name = NEW.name, email_proven_at = NEW.email_proven_at
  WHERE id = NEW.company_id
    AND (email, username, contact_name, email_proven_at) IS DISTINCT FROM (NEW.email, NEW.email, NEW.name, NEW.email_proven_at);
  RETURN NULL;
END $function$;

-- A company's own email and contact name are those of its contact.
CREATE TRIGGER members_mirror_contact AFTER INSERT OR UPDATE OF email, name, email_proven_at, contact ON public.members FOR EACH ROW WHEN (new.contact) EXECUTE FUNCTION mirror_contact();

-- The month in India in which an order was made, as its first day.
CREATE OR REPLACE FUNCTION public.month_of_order(created timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN (date_trunc('month'::text, (created AT TIME ZONE 'Asia/Kolkata'::text)))::date;

-- Takes a changed order out of its sum and adds it to the one where it belongs now.
CREATE OR REPLACE FUNCTION public.move_order_in_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- Sums follow the month, payment, completion, due day, amount and open part of an order.
CREATE TRIGGER work_orders_move_in_sums AFTER UPDATE ON public.work_orders FOR EACH ROW WHEN (((((((((((old.created_at IS DISTINCT FROM new.created_at) OR (old.payment_status IS DISTINCT FROM new.payment_status)) OR (old.payment_by IS DISTINCT FROM new.payment_by)) OR (old.completed_date IS DISTINCT FROM new.completed_date)) OR (old.invoice_due_on IS DISTINCT FROM new.invoice_due_on)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.open_amount IS DISTINCT FROM new.open_amount)) OR (old.open_paise IS DISTINCT FROM new.open_paise)) OR (old.invoiced_open_paise IS DISTINCT FROM new.invoiced_open_paise)) OR (old.cancelled IS DISTINCT FROM new.cancelled))) EXECUTE FUNCTION move_order_in_sums();

-- The next id, 1 to 9 after the last one: whoever reads ids can't count what others do.
-- The demo sets jobwork.id_gaps to off, because stories name its ids.
CREATE OR REPLACE FUNCTION public.next_id(sequence regclass)
 RETURNS integer
 LANGUAGE sql
AS $function$
  SELECT max(nextval(sequence))::integer FROM generate_series(1,
    CASE current_setting('jobwork.id_gaps', true) WHEN 'off' THEN 1 ELSE 1 + floor(random() * 9)::integer END)
$function$;

-- Gives the supplier of an order the payment of its customer.
CREATE OR REPLACE FUNCTION public.pay_both()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.payable_status := NEW.payment_status;
  RETURN NEW;
END $function$;

-- While one status sets both (payable_by is payment), what the supplier was paid is what the customer paid.
CREATE TRIGGER work_orders_pay_both BEFORE INSERT OR UPDATE OF payment_status ON public.work_orders FOR EACH ROW WHEN ((new.payable_by = 'payment'::"PayableBy")) EXECUTE FUNCTION pay_both();

-- Since when the payment of an order is due: by hand since its completion, else from the due day of its oldest unpaid invoice.
CREATE OR REPLACE FUNCTION public.payment_due_since(by "PaymentBy", completed timestamp with time zone, invoice_due date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN CASE by WHEN 'hand'::"PaymentBy" THEN completed ELSE ((invoice_due)::timestamp without time zone AT TIME ZONE 'Asia/Kolkata'::text) END;

-- Refuses a new, changed or deleted characteristic of a final report.
CREATE OR REPLACE FUNCTION public.refuse_change_in_final_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.report_id ELSE NEW.report_id END;
BEGIN
  IF (SELECT status = 'final' FROM reports WHERE id = changed) THEN RAISE EXCEPTION 'a final report never changes'; END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $function$;

-- What a final report measures stays as it is.
CREATE TRIGGER characteristics_stay BEFORE INSERT OR DELETE OR UPDATE ON public.characteristics FOR EACH ROW EXECUTE FUNCTION refuse_change_in_final_report();

-- Refuses to delete a bill and to change its figures. Its PDF is filled in once.
CREATE OR REPLACE FUNCTION public.refuse_change_of_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  later CONSTANT text[] := '{status,note,objection,objected_on,removed_on,decided_at,decided_by,pdf_key,pdf_sha256}';
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a bill is never deleted'; END IF;
  IF to_jsonb(NEW) - later <> to_jsonb(OLD) - later
    OR (OLD.pdf_key IS NOT NULL AND (NEW.pdf_key, NEW.pdf_sha256) IS DISTINCT FROM (OLD.pdf_key, OLD.pdf_sha256))
    THEN RAISE EXCEPTION 'the figures of a bill never change'; END IF;
  RETURN NEW;
END $function$;

-- A bill says for good what its supplier asked for.
CREATE TRIGGER bills_stay BEFORE DELETE OR UPDATE ON public.bills FOR EACH ROW EXECUTE FUNCTION refuse_change_of_bill();

-- Refuses every change of a certificate but to make it void, once.
CREATE OR REPLACE FUNCTION public.refuse_change_of_certificate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.voided_at IS NOT NULL OR NEW.snapshot::text <> OLD.snapshot::text
    OR (NEW.id, NEW.work_order_id, NEW.no, NEW.issued_by, NEW.issued_at)
      IS DISTINCT FROM (OLD.id, OLD.work_order_id, OLD.no, OLD.issued_by, OLD.issued_at)
    THEN RAISE EXCEPTION 'an issued certificate never changes'; END IF;
  RETURN NEW;
END $function$;

-- An issued certificate says for good what it said when it was issued.
CREATE TRIGGER certificates_stay BEFORE DELETE OR UPDATE ON public.certificates FOR EACH ROW EXECUTE FUNCTION refuse_change_of_certificate();

-- Refuses to change or delete an issued challan, but for its cancellation and its kept PDF, each once.
CREATE OR REPLACE FUNCTION public.refuse_change_of_challan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  pdf_keys CONSTANT text[] := '{pdf_key,pdf_sha256}';
  later_keys CONSTANT text[] := '{cancelled_at}' || pdf_keys;
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'an issued challan is never deleted'; END IF;
  IF to_jsonb(NEW) - later_keys <> to_jsonb(OLD) - later_keys
    OR (OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at)
    OR (OLD.pdf_key IS NOT NULL AND (NEW.pdf_key, NEW.pdf_sha256) IS DISTINCT FROM (OLD.pdf_key, OLD.pdf_sha256))
    THEN RAISE EXCEPTION 'an issued challan never changes'; END IF;
  RETURN NEW;
END $function$;

-- An issued challan says for good what it said when goods left with it.
CREATE TRIGGER challans_stay BEFORE DELETE OR UPDATE ON public.challans FOR EACH ROW EXECUTE FUNCTION refuse_change_of_challan();

-- Refuses to change or delete a final report.
CREATE OR REPLACE FUNCTION public.refuse_change_of_final_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.status = 'final' THEN RAISE EXCEPTION 'a final report never changes'; END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $function$;

-- A final report is evidence and never changes.
CREATE TRIGGER reports_stay BEFORE DELETE OR UPDATE ON public.reports FOR EACH ROW EXECUTE FUNCTION refuse_change_of_final_report();

-- Refuses to change or delete a version of the NDA, or an acceptance.
CREATE OR REPLACE FUNCTION public.refuse_change_of_nda()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a version of the NDA and its acceptance never change';
END $function$;

-- An acceptance of the NDA is evidence and never changes.
CREATE TRIGGER nda_acceptances_stay BEFORE DELETE OR UPDATE ON public.nda_acceptances FOR EACH ROW EXECUTE FUNCTION refuse_change_of_nda();

-- A version of the NDA says for good what was accepted.
CREATE TRIGGER nda_versions_stay BEFORE DELETE OR UPDATE ON public.nda_versions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_nda();

-- Refuses to change or delete an issued tax document. Its IRN and its PDF are filled in once.
CREATE OR REPLACE FUNCTION public.refuse_change_of_tax_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  irn_keys CONSTANT text[] := '{irn,ack_no,ack_on,signed_qr}';
  pdf_keys CONSTANT text[] := '{pdf_key,pdf_sha256}';
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'an issued document is never deleted'; END IF;
  IF to_jsonb(NEW) - irn_keys - pdf_keys <> to_jsonb(OLD) - irn_keys - pdf_keys
    OR (OLD.irn IS NOT NULL
      AND (NEW.irn, NEW.ack_no, NEW.ack_on, NEW.signed_qr) IS DISTINCT FROM (OLD.irn, OLD.ack_no, OLD.ack_on, OLD.signed_qr))
    OR (OLD.pdf_key IS NOT NULL AND (NEW.pdf_key, NEW.pdf_sha256) IS DISTINCT FROM (OLD.pdf_key, OLD.pdf_sha256))
    THEN RAISE EXCEPTION 'an issued document never changes'; END IF;
  RETURN NEW;
END $function$;

-- A tax document is issued when it is inserted, and stays as it was issued.
CREATE TRIGGER tax_documents_stay BEFORE DELETE OR UPDATE ON public.tax_documents FOR EACH ROW EXECUTE FUNCTION refuse_change_of_tax_document();

-- Refuses a new, changed or deleted measurement of a final report.
CREATE OR REPLACE FUNCTION public.refuse_finding_in_final_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.characteristic_id ELSE NEW.characteristic_id END;
BEGIN
  IF (SELECT r.status = 'final' FROM characteristics c JOIN reports r ON r.id = c.report_id WHERE c.id = changed)
    THEN RAISE EXCEPTION 'a final report never changes'; END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $function$;

-- What was measured for a final report stays as it is.
CREATE TRIGGER measurements_stay BEFORE INSERT OR DELETE OR UPDATE ON public.measurements FOR EACH ROW EXECUTE FUNCTION refuse_finding_in_final_report();

-- Sets whether an inquiry has a quotation.
CREATE OR REPLACE FUNCTION public.set_inquiry_quoted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE inquiries i SET quoted = NOT i.quoted
  WHERE i.id IN (OLD.inquiry_id, NEW.inquiry_id)
    AND i.quoted <> EXISTS (SELECT FROM quotations q WHERE q.inquiry_id = i.id);
  RETURN NULL;
END $function$;

-- inquiries.quoted is true as long as the inquiry has a quotation.
CREATE TRIGGER quotations_mark_inquiry AFTER INSERT OR DELETE OR UPDATE OF inquiry_id ON public.quotations FOR EACH ROW EXECUTE FUNCTION set_inquiry_quoted();

-- Sets when an order last changed to the time of the event, for the sides that read it, and when it first moved into production.
CREATE OR REPLACE FUNCTION public.set_order_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE work_orders SET
    changed_at = CASE WHEN NEW.side = 'supplier' THEN changed_at ELSE greatest(changed_at, NEW.created_at) END,
    supplier_changed_at = CASE WHEN NEW.side = 'customer' THEN supplier_changed_at ELSE greatest(supplier_changed_at, NEW.created_at) END,
    begun_at = CASE WHEN NEW.kind = 'workorder.statusChanged' AND NEW.to_status NOT IN ('pending', 'issues')
      THEN least(begun_at, NEW.created_at) ELSE begun_at END
  WHERE id = NEW.entity_id;
  RETURN NULL;
END $function$;

-- work_orders.changed_at is the time of the last event of status, payment or progress that its customer reads,
-- supplier_changed_at that of the last one that its supplier reads, begun_at that of the first move into production.
CREATE TRIGGER events_change_order AFTER INSERT ON public.events FOR EACH ROW WHEN (((new.entity_type = 'workorder'::text) AND (new.kind = ANY (ARRAY['workorder.created'::text, 'workorder.statusChanged'::text, 'workorder.cancelled'::text, 'workorder.closedShort'::text, 'workorder.paymentChanged'::text, 'workorder.payableChanged'::text, 'workorder.progressed'::text])))) EXECUTE FUNCTION set_order_changed();

-- The process of an order is that of its machine, or else of its inquiry.
CREATE OR REPLACE FUNCTION public.set_order_process()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.process_id := coalesce(
    (SELECT process_id FROM machines WHERE id = NEW.machine_id), (SELECT process_id FROM inquiries WHERE id = NEW.inquiry_id));
  RETURN NEW;
END $function$;

-- An order takes its process when it is made and when it gets another machine or inquiry.
CREATE TRIGGER work_orders_process BEFORE INSERT OR UPDATE OF machine_id, inquiry_id ON public.work_orders FOR EACH ROW EXECUTE FUNCTION set_order_process();

-- Takes deleted orders out of order_sums, all of one statement at once, in the order of the sums' key.
CREATE OR REPLACE FUNCTION public.take_orders_from_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- A deleted order is in no sum.
CREATE TRIGGER work_orders_leave_sums AFTER DELETE ON public.work_orders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_orders_from_sums();

-- Tells every server whose sessions ended, by NOTIFY jobwork_sessions; the servers close their sockets.
CREATE OR REPLACE FUNCTION public.tell_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('jobwork_sessions', ended.member_id::text) FROM (SELECT DISTINCT member_id FROM gone) ended;
  RETURN NULL;
END $function$;

-- However a session ends, by the program or by hand, every server hears of it.
CREATE TRIGGER sessions_tell_ended AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_ended_sessions();

-- Touches the orders of an inquiry, so that they take their process again.
CREATE OR REPLACE FUNCTION public.touch_orders_of_inquiry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE work_orders SET inquiry_id = inquiry_id WHERE inquiry_id = NEW.id;
  RETURN NULL;
END $function$;

-- A new process of an inquiry reaches its orders.
CREATE TRIGGER inquiries_process AFTER UPDATE OF process_id ON public.inquiries FOR EACH ROW WHEN ((old.process_id IS DISTINCT FROM new.process_id)) EXECUTE FUNCTION touch_orders_of_inquiry();

-- Touches the orders of a machine, so that they take their process again.
CREATE OR REPLACE FUNCTION public.touch_orders_of_machine()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE work_orders SET machine_id = machine_id WHERE machine_id = NEW.id;
  RETURN NULL;
END $function$;

-- A new process of a machine reaches its orders.
CREATE TRIGGER machines_process AFTER UPDATE OF process_id ON public.machines FOR EACH ROW WHEN ((old.process_id IS DISTINCT FROM new.process_id)) EXECUTE FUNCTION touch_orders_of_machine();
