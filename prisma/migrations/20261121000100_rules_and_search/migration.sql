-- What Prisma's schema can't express: checks, partial and expression indexes, text search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

ALTER TABLE users
  ADD CONSTRAINT users_email_is_lower_case CHECK (email = lower(email)),
  ADD CONSTRAINT users_session_version_is_positive CHECK (session_version > 0);
ALTER TABLE inquiries ADD CONSTRAINT inquiries_quantity_is_positive CHECK (quantity > 0);
ALTER TABLE quotations ADD CONSTRAINT quotations_price_is_positive CHECK (price > 0);
ALTER TABLE work_orders ADD CONSTRAINT work_orders_completed_date_when_completed CHECK ((status = 'completed') = (completed_date IS NOT NULL));
ALTER TABLE files
  ADD CONSTRAINT files_size_is_not_negative CHECK (size >= 0),
  ADD CONSTRAINT files_belong_to_one_thing CHECK (inquiry_id IS NULL OR work_order_id IS NULL);

-- However many acceptances arrive at once, an inquiry has one accepted quotation.
CREATE UNIQUE INDEX quotations_one_accepted_per_inquiry ON quotations (inquiry_id) WHERE status = 'accepted';

-- Queues and badges: what waits for somebody is a small part of its table.
CREATE INDEX users_unverified ON users (role, id) WHERE NOT verified;
CREATE INDEX machines_free ON machines (id) WHERE status = 'idle' AND approval_status = 'approved';
CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE read_at IS NULL;
CREATE INDEX work_orders_unpaid ON work_orders (id) WHERE status = 'completed' AND payment_status <> 'complete';
CREATE INDEX files_unattached ON files (created_at) WHERE inquiry_id IS NULL AND work_order_id IS NULL;

-- One process name, whoever offers it and however it is written.
CREATE INDEX processes_by_name ON processes (lower(btrim(name)), id) WHERE status = 'approved';

-- Search for a part of a text. The expressions are those of the lists.
CREATE INDEX users_search ON users USING gin (
  lower(company_name || ' ' || contact_name || ' ' || email || ' ' || coalesce(gst_number, '')) gin_trgm_ops);
CREATE INDEX users_company_search ON users USING gin (lower(company_name) gin_trgm_ops);
CREATE INDEX inquiries_search ON inquiries USING gin (lower(project_name) gin_trgm_ops);
