-- Whether an inquiry has a quotation. As a column it has an index, by which those without one are found among 100,000.
ALTER TABLE "inquiries" ADD COLUMN "quoted" BOOLEAN NOT NULL DEFAULT false;
UPDATE inquiries i SET quoted = true WHERE EXISTS (SELECT FROM quotations q WHERE q.inquiry_id = i.id);
CREATE INDEX inquiries_unquoted ON inquiries (coalesce(target_date, 'infinity'::timestamptz), id) WHERE NOT quoted;

CREATE FUNCTION set_inquiry_quoted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inquiries i SET quoted = NOT i.quoted
  WHERE i.id IN (OLD.inquiry_id, NEW.inquiry_id)
    AND i.quoted <> EXISTS (SELECT FROM quotations q WHERE q.inquiry_id = i.id);
  RETURN NULL;
END $$;
CREATE TRIGGER quotations_mark_inquiry AFTER INSERT OR DELETE OR UPDATE OF inquiry_id ON quotations
  FOR EACH ROW EXECUTE FUNCTION set_inquiry_quoted();

-- Open inquiries by id, few beside all that are closed: the oldest for an admin's tasks, the newest for suppliers.
CREATE INDEX inquiries_open ON inquiries (id) WHERE status IN ('new', 'processing');
