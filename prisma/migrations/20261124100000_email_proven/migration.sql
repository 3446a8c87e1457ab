-- Accounts of before count as proven. A default that is computed once needs no rewrite of the table; later rows begin unproven.
ALTER TABLE "users" ADD COLUMN "email_proven_at" TIMESTAMPTZ(3) DEFAULT now();
ALTER TABLE "users" ALTER COLUMN "email_proven_at" DROP DEFAULT;
