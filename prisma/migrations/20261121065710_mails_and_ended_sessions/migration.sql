-- AlterTable
ALTER TABLE "users" ADD COLUMN     "mail_off" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "mails" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "event_id" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mails_user_id_topic_created_at_idx" ON "mails"("user_id", "topic", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "mails_event_id_user_id_key" ON "mails"("event_id", "user_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is still owed, for one person and topic.
CREATE INDEX mails_owed ON mails (user_id, topic, id) WHERE done_at IS NULL;

-- However a session version moves on, by the program or by hand, every server hears of it and closes the account's sockets.
CREATE FUNCTION tell_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobwork_sessions', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER users_tell_ended_sessions AFTER UPDATE OF session_version ON users
  FOR EACH ROW WHEN (OLD.session_version IS DISTINCT FROM NEW.session_version) EXECUTE FUNCTION tell_ended_sessions();
