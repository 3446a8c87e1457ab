-- Search for a part of a name over all suppliers, as admins do. The expressions are those of the lists.
CREATE INDEX machines_name_search ON machines USING gin (lower(name) gin_trgm_ops);
CREATE INDEX machines_model_search ON machines USING gin (lower(model) gin_trgm_ops);
CREATE INDEX processes_name_search ON processes USING gin (lower(name) gin_trgm_ops);
