-- A text as searches compare it: in small letters, without accents, in one Unicode form. U+0300 to U+036F are the accents of
-- Latin, Greek and Cyrillic; signs of Indian scripts are letters of their own and stay. Most texts are ASCII: the short way.
CREATE FUNCTION folded_text(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(t) = length(t) THEN lower(t)
    ELSE lower(regexp_replace(normalize(t, NFKD), '[\u0300-\u036F]', '', 'g')) END
$$;

-- Texts of before that a search or a name compares. Others get the form when they are next written; searches fold them all.
UPDATE users SET company_name = normalize(company_name) WHERE company_name IS NOT NORMALIZED;
UPDATE users SET contact_name = normalize(contact_name) WHERE contact_name IS NOT NORMALIZED;
UPDATE inquiries SET project_name = normalize(project_name) WHERE project_name IS NOT NORMALIZED;
UPDATE inquiries SET part_number = normalize(part_number) WHERE part_number IS NOT NORMALIZED;
UPDATE inquiries SET material = normalize(material) WHERE material IS NOT NORMALIZED;
UPDATE machines SET name = normalize(name) WHERE name IS NOT NORMALIZED;
UPDATE machines SET model = normalize(model) WHERE model IS NOT NORMALIZED;
UPDATE processes SET name = normalize(name) WHERE name IS NOT NORMALIZED;
UPDATE quotations SET po_number = normalize(po_number) WHERE po_number IS NOT NORMALIZED;
UPDATE work_orders SET po_number = normalize(po_number) WHERE po_number IS NOT NORMALIZED;
UPDATE reviews SET text = normalize(text) WHERE text IS NOT NORMALIZED;

-- The expressions are those of the lists.
DROP INDEX users_search, users_company_search, inquiries_search, inquiries_open_search, inquiries_beginning,
  machines_name_search, machines_model_search, processes_name_search, reviews_search, inquiries_part_search,
  quotations_po_search, work_orders_po_search, lots_heat_search, events_search;
CREATE INDEX users_search ON users USING gin (
  folded_text(company_name || ' ' || contact_name || ' ' || email || ' ' || coalesce(gst_number, '')) gin_trgm_ops);
CREATE INDEX users_company_search ON users USING gin (folded_text(company_name) gin_trgm_ops);
CREATE INDEX inquiries_search ON inquiries USING gin (folded_text(project_name) gin_trgm_ops);
CREATE INDEX inquiries_open_search ON inquiries USING gin (folded_text(project_name) gin_trgm_ops) WHERE status IN ('new', 'processing');
CREATE INDEX inquiries_beginning ON inquiries (folded_text(project_name) text_pattern_ops);
CREATE INDEX machines_name_search ON machines USING gin (folded_text(name) gin_trgm_ops);
CREATE INDEX machines_model_search ON machines USING gin (folded_text(model) gin_trgm_ops);
CREATE INDEX processes_name_search ON processes USING gin (folded_text(name) gin_trgm_ops);
CREATE INDEX reviews_search ON reviews USING gin (folded_text(text) gin_trgm_ops);
CREATE INDEX inquiries_part_search ON inquiries USING gin (folded_text(part_number) gin_trgm_ops) WHERE part_number IS NOT NULL;
CREATE INDEX quotations_po_search ON quotations USING gin (folded_text(po_number) gin_trgm_ops) WHERE po_number IS NOT NULL;
CREATE INDEX work_orders_po_search ON work_orders USING gin (folded_text(po_number) gin_trgm_ops) WHERE po_number IS NOT NULL;
CREATE INDEX lots_heat_search ON lots USING gin (folded_text(heat) gin_trgm_ops);
CREATE INDEX events_search ON events USING gin (
  folded_text(coalesce(data->>'companyName', '') || ' ' || coalesce(data->>'supplierName', '') || ' ' ||
    coalesce(data->>'projectName', '') || ' ' || coalesce(data->>'machineName', '') || ' ' ||
    coalesce(data->>'processName', '') || ' ' || coalesce(note, '')) gin_trgm_ops);
