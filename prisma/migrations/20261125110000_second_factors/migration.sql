-- Second factors of people, when a session was last confirmed, and the suspension of a company.
ALTER TABLE "members" ADD COLUMN "factor_due_at" TIMESTAMPTZ(3),
ADD COLUMN "password_known" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "totp_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN "totp_secret" BYTEA,
ADD COLUMN "totp_step" BIGINT,
ADD CONSTRAINT "members_totp" CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL);

ALTER TABLE "sessions" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "factor_at" TIMESTAMPTZ(3);

ALTER TABLE "users" ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN "suspended_reason" TEXT,
ADD CONSTRAINT "users_suspended_reason_length" CHECK (length(suspended_reason) <= 1000),
ADD CONSTRAINT "users_suspended" CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL)),
ADD CONSTRAINT "users_admins_not_suspended" CHECK (role <> 'admin' OR suspended_at IS NULL);

CREATE TABLE "passkeys" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "backed_up" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkeys_credential_id_length" CHECK (octet_length(credential_id) <= 1023),
    CONSTRAINT "passkeys_public_key_length" CHECK (octet_length(public_key) <= 2000),
    CONSTRAINT "passkeys_name_length" CHECK (length(name) BETWEEN 1 AND 60),
    CONSTRAINT "passkeys_transports_length" CHECK (cardinality(transports) <= 10)
);

CREATE TABLE "recovery_codes" (
    "member_id" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("member_id","hash")
);

CREATE TABLE "challenges" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "member_id" INTEGER,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "challenges_kind_length" CHECK (length(kind) <= 40),
    CONSTRAINT "challenges_value_length" CHECK (length(value) <= 1000)
);

CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");

CREATE INDEX "passkeys_member_id_idx" ON "passkeys"("member_id");

CREATE INDEX "challenges_member_id_idx" ON "challenges"("member_id");

CREATE INDEX "challenges_expires_at_idx" ON "challenges"("expires_at");

ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "challenges" ADD CONSTRAINT "challenges_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
