-- A backup fills referenced tables first: parts and inquiries can't refer to each other. keep-part.ts keeps the number of the part.
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_part_id_fkey";
