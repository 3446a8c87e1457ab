-- DropForeignKey
ALTER TABLE "events" DROP CONSTRAINT "events_actor_id_fkey";

-- DropIndex
DROP INDEX "events_actor_id_id_idx";

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "actor_role" "Role",
ALTER COLUMN "entity_type" DROP NOT NULL,
ALTER COLUMN "entity_id" DROP NOT NULL;

-- Roles don't change, so what an actor is now it was then.
UPDATE events e SET actor_role = u.role FROM users u WHERE u.id = e.actor_id;

-- CreateIndex
CREATE INDEX "events_created_at_id_idx" ON "events"("created_at", "id");

-- CreateIndex
CREATE INDEX "events_actor_role_created_at_id_idx" ON "events"("actor_role", "created_at", "id");

-- CreateIndex
CREATE INDEX "events_actor_id_created_at_id_idx" ON "events"("actor_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "events_kind_created_at_id_idx" ON "events"("kind", "created_at", "id");

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The names and the note of an event in one text. The expression is that of the list.
CREATE INDEX events_search ON events USING gin (
  lower(coalesce(data->>'companyName', '') || ' ' || coalesce(data->>'supplierName', '') || ' ' ||
    coalesce(data->>'projectName', '') || ' ' || coalesce(data->>'machineName', '') || ' ' ||
    coalesce(data->>'processName', '') || ' ' || coalesce(note, '')) gin_trgm_ops);

-- Both are named, or it happened to no single thing.
ALTER TABLE events ADD CONSTRAINT events_name_a_thing_or_none CHECK ((entity_type IS NULL) = (entity_id IS NULL));

-- What was written stays as it was written, whoever asks. A restore empties the table and fills it anew.
CREATE FUNCTION keep_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to: no % of events', TG_OP;
END $$;
CREATE TRIGGER events_are_kept BEFORE UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION keep_events();
