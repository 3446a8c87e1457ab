-- In which language the shop floor speaks with a person.
CREATE TYPE "Language" AS ENUM ('en', 'hi', 'mr');
ALTER TABLE "members" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'en';
