-- Constant defaults: no rewrite of the tables.
ALTER TABLE "users" ADD COLUMN "recheck" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "inquiries" ADD COLUMN "held_for_recheck" BOOLEAN NOT NULL DEFAULT false;

-- Who waits for an admin: never verified, or to be checked again.
CREATE INDEX users_to_verify ON users (role, id) WHERE NOT verified OR recheck;
DROP INDEX users_unverified;
