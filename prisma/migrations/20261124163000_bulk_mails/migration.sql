-- Mails that an act on many things owes a person go out together.
ALTER TABLE "mails" ADD COLUMN "bulk" UUID;
