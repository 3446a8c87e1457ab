-- The notifications of one person by topic and by day.
CREATE INDEX "notifications_user_id_entity_type_id_idx" ON "notifications"("user_id", "entity_type", "id");
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at", "id");
