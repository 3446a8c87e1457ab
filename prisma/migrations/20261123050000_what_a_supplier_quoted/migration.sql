-- Which inquiries a supplier quoted is asked for each page of inquiries, each of its tabs, the dashboard and each search. With the
-- inquiry's id in the index it is read there, instead of from a page of the table for each quotation.
CREATE INDEX quotations_supplier_id_id_inquiry_id_idx ON quotations (supplier_id, id, inquiry_id);
DROP INDEX quotations_supplier_id_id_idx;
