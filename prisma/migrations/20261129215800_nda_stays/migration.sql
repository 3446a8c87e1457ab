-- What a supplier accepted can be shown as it was.
CREATE FUNCTION refuse_change_of_nda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of the NDA and its acceptance never change';
END $$;
CREATE TRIGGER nda_versions_stay BEFORE UPDATE OR DELETE ON "nda_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_nda();
CREATE TRIGGER nda_acceptances_stay BEFORE UPDATE OR DELETE ON "nda_acceptances" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_nda();
