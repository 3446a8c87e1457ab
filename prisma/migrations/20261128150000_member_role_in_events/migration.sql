-- What the person of an event was for the company when it happened. Older events don't know it.
ALTER TABLE "events" ADD COLUMN "actor_member_role" "MemberRole";
