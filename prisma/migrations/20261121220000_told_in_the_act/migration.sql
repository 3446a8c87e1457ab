-- How many mails of a topic went out lately; a mail that is still owed doesn't stand in it.
DROP INDEX mails_user_id_topic_created_at_idx;
CREATE INDEX mails_sent ON mails (user_id, topic, done_at) WHERE done_at IS NOT NULL;
