-- An admin rejected the account, or asked for changes; null: as before.
CREATE TYPE "AccountDecision" AS ENUM ('rejected', 'changes');
ALTER TABLE "users" ADD COLUMN "decision" "AccountDecision", ADD COLUMN "rejection_reason" TEXT;

-- NOT VALID first: the check of existing rows takes no lock that stops writers.
ALTER TABLE users ADD CONSTRAINT users_rejection_reason_length CHECK (length(rejection_reason) <= 5000) NOT VALID;
ALTER TABLE users VALIDATE CONSTRAINT users_rejection_reason_length;

-- The lists of accounts by state.
CREATE INDEX users_decided ON users (role, decision, id) WHERE decision IS NOT NULL;
CREATE INDEX users_to_decide ON users (role, id) WHERE (NOT verified OR recheck) AND decision IS NULL;
CREATE INDEX users_to_recheck ON users (role, id) WHERE recheck AND decision IS NULL;
DROP INDEX users_to_verify;
