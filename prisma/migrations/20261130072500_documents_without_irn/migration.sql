-- Documents that wait for their IRN: a few of many.
CREATE INDEX tax_documents_without_irn ON tax_documents (id) WHERE irn_due AND irn IS NULL;
