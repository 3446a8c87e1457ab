-- Ids that two sides read, or that one reads of its own things, don't count what others do: each lies a random way after the last.
-- Numbers that the law wants without a gap are columns of their own. The demo goes without gaps: its ids are named in stories.
CREATE FUNCTION next_id(sequence regclass) RETURNS integer LANGUAGE sql VOLATILE AS $$
  SELECT max(nextval(sequence))::integer FROM generate_series(1,
    CASE current_setting('jobwork.id_gaps', true) WHEN 'off' THEN 1 ELSE 1 + floor(random() * 9)::integer END)
$$;

-- AlterTable
ALTER TABLE "inquiries" ALTER COLUMN "id" SET DEFAULT next_id('inquiries_id_seq'::regclass);
ALTER TABLE "questions" ALTER COLUMN "id" SET DEFAULT next_id('questions_id_seq'::regclass);
ALTER TABLE "question_messages" ALTER COLUMN "id" SET DEFAULT next_id('question_messages_id_seq'::regclass);
ALTER TABLE "quotations" ALTER COLUMN "id" SET DEFAULT next_id('quotations_id_seq'::regclass);
ALTER TABLE "work_orders" ALTER COLUMN "id" SET DEFAULT next_id('work_orders_id_seq'::regclass);
ALTER TABLE "work_order_requests" ALTER COLUMN "id" SET DEFAULT next_id('work_order_requests_id_seq'::regclass);
ALTER TABLE "files" ALTER COLUMN "id" SET DEFAULT next_id('files_id_seq'::regclass);
ALTER TABLE "problems" ALTER COLUMN "id" SET DEFAULT next_id('problems_id_seq'::regclass);
ALTER TABLE "lots" ALTER COLUMN "id" SET DEFAULT next_id('lots_id_seq'::regclass);
ALTER TABLE "reports" ALTER COLUMN "id" SET DEFAULT next_id('reports_id_seq'::regclass);
ALTER TABLE "certificates" ALTER COLUMN "id" SET DEFAULT next_id('certificates_id_seq'::regclass);
ALTER TABLE "notifications" ALTER COLUMN "id" SET DEFAULT next_id('notifications_id_seq'::regclass);
