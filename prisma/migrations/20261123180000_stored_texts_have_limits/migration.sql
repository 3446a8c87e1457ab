-- A client could store a text of any length where only its form had a limit: the media type of an upload was one.
-- The type follows from the file's name now. NOT VALID: rows of before are not read again; every new one is checked.
UPDATE files SET type = CASE lower(substring(name FROM '\.[^.]*$'))
  WHEN '.pdf' THEN 'application/pdf'
  WHEN '.doc' THEN 'application/msword'
  WHEN '.docx' THEN 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  WHEN '.xls' THEN 'application/vnd.ms-excel'
  WHEN '.xlsx' THEN 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  WHEN '.dwg' THEN 'image/vnd.dwg'
  WHEN '.dxf' THEN 'image/vnd.dxf'
  WHEN '.step' THEN 'model/step'
  WHEN '.stp' THEN 'model/step'
  WHEN '.stl' THEN 'model/stl'
  ELSE 'application/octet-stream' END;

ALTER TABLE users
  ADD CONSTRAINT users_username_length CHECK (length(username) <= 200) NOT VALID,
  ADD CONSTRAINT users_email_length CHECK (length(email) <= 200) NOT VALID,
  ADD CONSTRAINT users_password_hash_length CHECK (length(password_hash) <= 200) NOT VALID,
  ADD CONSTRAINT users_company_name_length CHECK (length(company_name) <= 200) NOT VALID,
  ADD CONSTRAINT users_contact_name_length CHECK (length(contact_name) <= 200) NOT VALID,
  ADD CONSTRAINT users_phone_length CHECK (length(phone) <= 40) NOT VALID,
  ADD CONSTRAINT users_address_length CHECK (length(address) <= 1000) NOT VALID,
  ADD CONSTRAINT users_gst_number_length CHECK (length(gst_number) <= 40) NOT VALID,
  ADD CONSTRAINT users_main_process_category_length CHECK (length(main_process_category) <= 200) NOT VALID,
  ADD CONSTRAINT users_notes_length CHECK (length(notes) <= 5000) NOT VALID;
ALTER TABLE processes
  ADD CONSTRAINT processes_name_length CHECK (length(name) <= 200) NOT VALID,
  ADD CONSTRAINT processes_description_length CHECK (length(description) <= 5000) NOT VALID,
  ADD CONSTRAINT processes_rejection_reason_length CHECK (length(rejection_reason) <= 5000) NOT VALID;
ALTER TABLE machines
  ADD CONSTRAINT machines_name_length CHECK (length(name) <= 200) NOT VALID,
  ADD CONSTRAINT machines_model_length CHECK (length(model) <= 200) NOT VALID,
  ADD CONSTRAINT machines_type_length CHECK (length(type) <= 200) NOT VALID,
  ADD CONSTRAINT machines_serial_number_length CHECK (length(serial_number) <= 200) NOT VALID,
  ADD CONSTRAINT machines_rejection_reason_length CHECK (length(rejection_reason) <= 5000) NOT VALID;
ALTER TABLE inquiries
  ADD CONSTRAINT inquiries_project_name_length CHECK (length(project_name) <= 200) NOT VALID,
  ADD CONSTRAINT inquiries_description_length CHECK (length(description) <= 5000) NOT VALID,
  ADD CONSTRAINT inquiries_material_length CHECK (length(material) <= 200) NOT VALID,
  ADD CONSTRAINT inquiries_special_requirements_length CHECK (length(special_requirements) <= 5000) NOT VALID;
ALTER TABLE quotations
  ADD CONSTRAINT quotations_details_length CHECK (length(details) <= 5000) NOT VALID;
ALTER TABLE work_orders
  ADD CONSTRAINT work_orders_notes_length CHECK (length(notes) <= 5000) NOT VALID;
ALTER TABLE work_order_requests
  ADD CONSTRAINT work_order_requests_notes_length CHECK (length(notes) <= 5000) NOT VALID,
  ADD CONSTRAINT work_order_requests_rejection_reason_length CHECK (length(rejection_reason) <= 5000) NOT VALID;
ALTER TABLE files
  ADD CONSTRAINT files_name_length CHECK (length(name) <= 300) NOT VALID,
  ADD CONSTRAINT files_type_length CHECK (length(type) <= 100) NOT VALID,
  ADD CONSTRAINT files_storage_key_length CHECK (length(storage_key) <= 200) NOT VALID,
  ADD CONSTRAINT files_picture_key_length CHECK (length(picture_key) <= 200) NOT VALID;
ALTER TABLE events
  ADD CONSTRAINT events_kind_length CHECK (length(kind) <= 100) NOT VALID,
  ADD CONSTRAINT events_entity_type_length CHECK (length(entity_type) <= 40) NOT VALID,
  ADD CONSTRAINT events_from_status_length CHECK (length(from_status) <= 40) NOT VALID,
  ADD CONSTRAINT events_to_status_length CHECK (length(to_status) <= 40) NOT VALID,
  ADD CONSTRAINT events_note_length CHECK (length(note) <= 5000) NOT VALID;
ALTER TABLE notifications
  ADD CONSTRAINT notifications_title_length CHECK (length(title) <= 200) NOT VALID,
  ADD CONSTRAINT notifications_message_length CHECK (length(message) <= 10000) NOT VALID,
  ADD CONSTRAINT notifications_entity_type_length CHECK (length(entity_type) <= 40) NOT VALID;
ALTER TABLE mails
  ADD CONSTRAINT mails_topic_length CHECK (length(topic) <= 40) NOT VALID;
ALTER TABLE idempotency_keys
  ADD CONSTRAINT idempotency_keys_key_length CHECK (length(key) <= 200) NOT VALID,
  ADD CONSTRAINT idempotency_keys_fingerprint_length CHECK (length(fingerprint) <= 100) NOT VALID;
ALTER TABLE rate_limits
  ADD CONSTRAINT rate_limits_key_length CHECK (length(key) <= 400) NOT VALID;
ALTER TABLE password_tokens
  ADD CONSTRAINT password_tokens_token_hash_length CHECK (length(token_hash) <= 100) NOT VALID;
ALTER TABLE email_changes
  ADD CONSTRAINT email_changes_email_length CHECK (length(email) <= 200) NOT VALID,
  ADD CONSTRAINT email_changes_token_hash_length CHECK (length(token_hash) <= 100) NOT VALID;
ALTER TABLE sessions
  ADD CONSTRAINT sessions_device_length CHECK (length(device) <= 200) NOT VALID;
ALTER TABLE users ADD CONSTRAINT users_mail_off_length CHECK (cardinality(mail_off) <= 50) NOT VALID;
