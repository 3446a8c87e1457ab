-- A company may have several people. What belongs to a person moves from the account to its member; everybody stays signed in.
CREATE TYPE "MemberRole" AS ENUM ('owner', 'buyer', 'quoter', 'approver', 'finance', 'floor', 'operations', 'reader');
CREATE TYPE "MemberState" AS ENUM ('invited', 'active', 'removed');

CREATE TABLE "members" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "contact" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "MemberRole" NOT NULL DEFAULT 'owner',
    "approval_limit" INTEGER,
    "state" "MemberState" NOT NULL DEFAULT 'active',
    "mail_off" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "email_proven_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "members_name_length" CHECK (length(name) <= 200),
    CONSTRAINT "members_email_length" CHECK (length(email) <= 200),
    CONSTRAINT "members_email_lower" CHECK (email = lower(email)),
    CONSTRAINT "members_password_hash_length" CHECK (length(password_hash) <= 200),
    CONSTRAINT "members_mail_off_length" CHECK (cardinality(mail_off) <= 50),
    CONSTRAINT "members_approval_limit" CHECK (approval_limit IS NULL OR (role = 'approver' AND approval_limit >= 0)),
    CONSTRAINT "members_removed" CHECK ((state = 'removed') = (removed_at IS NOT NULL) AND NOT (contact AND state = 'removed'))
);

-- The first person of a company has its number.
INSERT INTO members (id, company_id, contact, name, email, password_hash, mail_off, email_proven_at, created_at)
SELECT id, id, true, contact_name, email, password_hash, mail_off, email_proven_at, created_at FROM users;
-- From here on the numbers of companies and of people are far apart: one taken for the other finds nothing.
SELECT setval('members_id_seq', 1000000 + coalesce((SELECT max(id) FROM users), 0));

CREATE INDEX "members_company_id_idx" ON "members"("company_id");
CREATE UNIQUE INDEX "members_email" ON "members"("email") WHERE state <> 'removed';
CREATE UNIQUE INDEX "members_contact" ON "members"("company_id") WHERE contact;
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "users" DROP COLUMN "password_hash", DROP COLUMN "mail_off";

-- A company's own fields name its contact.
CREATE FUNCTION mirror_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET email = NEW.email, username = NEW.email, contact_name = NEW.name, email_proven_at = NEW.email_proven_at
  WHERE id = NEW.company_id
    AND (email, username, contact_name, email_proven_at) IS DISTINCT FROM (NEW.email, NEW.email, NEW.name, NEW.email_proven_at);
  RETURN NULL;
END $$;
CREATE TRIGGER members_mirror_contact AFTER INSERT OR UPDATE OF email, name, email_proven_at, contact ON members
  FOR EACH ROW WHEN (NEW.contact) EXECUTE FUNCTION mirror_contact();

-- Each kind of company has its own roles.
CREATE FUNCTION check_member_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = NEW.company_id AND CASE role
      WHEN 'customer' THEN NEW.role IN ('owner', 'buyer', 'approver', 'finance')
      WHEN 'supplier' THEN NEW.role IN ('owner', 'quoter', 'approver', 'finance', 'floor')
      ELSE NEW.role IN ('owner', 'finance', 'operations', 'reader') END) THEN
    RAISE EXCEPTION 'the role % is none of this company', NEW.role USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER members_role BEFORE INSERT OR UPDATE OF role, company_id ON members
  FOR EACH ROW EXECUTE FUNCTION check_member_role();

-- Sessions, bells, mails, links, keys of idempotency and changes of email are a person's.
ALTER TABLE "sessions" RENAME COLUMN "user_id" TO "member_id";
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_fkey";
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER INDEX "sessions_user_id_idx" RENAME TO "sessions_member_id_idx";

ALTER TABLE "notifications" RENAME COLUMN "user_id" TO "member_id";
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_user_id_fkey";
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER INDEX "notifications_user_id_id_idx" RENAME TO "notifications_member_id_id_idx";
ALTER INDEX "notifications_event_id_user_id_key" RENAME TO "notifications_event_id_member_id_key";
ALTER INDEX "notifications_user_id_entity_type_id_idx" RENAME TO "notifications_member_id_entity_type_id_idx";
ALTER INDEX "notifications_user_id_created_at_id_idx" RENAME TO "notifications_member_id_created_at_id_idx";

ALTER TABLE "mails" RENAME COLUMN "user_id" TO "member_id";
ALTER TABLE "mails" DROP CONSTRAINT "mails_user_id_fkey";
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER INDEX "mails_event_id_user_id_key" RENAME TO "mails_event_id_member_id_key";

ALTER TABLE "password_tokens" RENAME COLUMN "user_id" TO "member_id";
ALTER TABLE "password_tokens" DROP CONSTRAINT "password_tokens_user_id_fkey";
ALTER TABLE "password_tokens" ADD CONSTRAINT "password_tokens_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER INDEX "password_tokens_user_id_idx" RENAME TO "password_tokens_member_id_idx";

ALTER TABLE "idempotency_keys" RENAME COLUMN "user_id" TO "member_id";
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_fkey";
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "email_changes" RENAME COLUMN "user_id" TO "member_id";
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_user_id_fkey";
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- So are saved views, notes, and the cases that somebody looks after.
ALTER TABLE "saved_views" RENAME COLUMN "account_id" TO "member_id";
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_account_id_fkey";
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER INDEX "saved_views_account_id_list_place_idx" RENAME TO "saved_views_member_id_list_place_idx";

ALTER TABLE "notes" DROP CONSTRAINT "notes_author_id_fkey";
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_owner_id_fkey";
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "work_orders" DROP CONSTRAINT "work_orders_owner_id_fkey";
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Who did it, uploaded it, loaded it. Older rows say the company alone.
ALTER TABLE "events" ADD COLUMN "actor_member_id" INTEGER;
ALTER TABLE "events" ADD CONSTRAINT "events_actor_member_id_fkey" FOREIGN KEY ("actor_member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "events_actor_member_id_created_at_id_idx" ON "events"("actor_member_id", "created_at", "id");
ALTER TABLE "files" ADD COLUMN "member_id" INTEGER;
ALTER TABLE "files" ADD CONSTRAINT "files_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "files_member_id_idx" ON "files"("member_id");
ALTER TABLE "file_downloads" ADD COLUMN "member_id" INTEGER;
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "file_downloads_member_id_idx" ON "file_downloads"("member_id");

-- However sessions end, every server hears of it and closes their sockets.
CREATE OR REPLACE FUNCTION tell_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobwork_sessions', ended.member_id::text) FROM (SELECT DISTINCT member_id FROM gone) ended;
  RETURN NULL;
END $$;
