-- A key keeps the ids of what was made, and no answer: it is drawn anew for whoever asks again. Keys of before answer nothing
-- any more, since what they were used for is compared in another way: a repeated call with one is refused, and nothing is done twice.
ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "kept";

UPDATE idempotency_keys SET kept = '[]';
