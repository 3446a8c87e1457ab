-- What suppliers read all day are the open inquiries, few beside all that are closed: by text and by target date they
-- are found among themselves.
CREATE INDEX inquiries_open_search ON inquiries USING gin (lower(project_name) gin_trgm_ops) WHERE status IN ('new', 'processing');
CREATE INDEX inquiries_open_by_target_date ON inquiries (coalesce(target_date, 'infinity'::timestamptz), id) WHERE status IN ('new', 'processing');
-- How a name begins: to the index of its parts every name with a word that begins so is the same.
CREATE INDEX inquiries_beginning ON inquiries (lower(project_name) text_pattern_ops);
