-- CreateTable
CREATE TABLE "email_reverts" (
    "member_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_reverts_pkey" PRIMARY KEY ("member_id","email")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_reverts_token_hash_key" ON "email_reverts"("token_hash");

-- AddForeignKey
ALTER TABLE "email_reverts" ADD CONSTRAINT "email_reverts_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE email_reverts ADD CONSTRAINT email_reverts_email_length CHECK (length(email) <= 200),
  ADD CONSTRAINT email_reverts_token_hash_length CHECK (length(token_hash) <= 200);
