/** Every statement of the limit server, by hand, on the product's own tables. */

const account = `u.id, u.username, u.email, u.role, u.company_name AS "companyName", u.contact_name AS "contactName", u.phone, u.address,
  u.gst_number AS "gstNumber", u.main_process_category AS "mainProcessCategory", u.verified, u.created_at AS "createdAt"`

export const SESSION = `
  SELECT ${account} FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.key = $1 AND s.seen_at > now() - CASE u.role WHEN 'admin' THEN interval '12 hours' ELSE interval '14 days' END
    AND s.created_at > now() - CASE u.role WHEN 'admin' THEN interval '7 days' ELSE interval '30 days' END`

const files = (which: string) => `
  coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'type', f.type, 'lastModified',
      to_char(f.last_modified AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'addedBy', fu.role, 'addedAt',
      to_char(f.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'picture', f.picture_key IS NOT NULL,
      'facts', f.facts) ORDER BY f.place, f.id)
    FROM files f JOIN users fu ON fu.id = f.owner_id WHERE ${which}), '[]') AS files`

const order = `w.id, w.quotation_id AS "quotationId", w.inquiry_id AS "inquiryId", w.supplier_id AS "supplierId",
  s.company_name AS "supplierName", w.admin_id AS "adminId", w.machine_id AS "machineId", m.name AS "machineName",
  coalesce(mp.name, ip.name) AS "processName", i.project_name AS "projectName", i.quantity, i.material, i.description,
  q.price AS amount, w.status, w.payment_status AS "paymentStatus", w.start_date AS "startDate", w.due_date AS "dueDate",
  w.completed_date AS "completedDate", w.notes, w.created_at AS "createdAt",
  (SELECT f.name FROM files f WHERE f.inquiry_id = w.inquiry_id AND f.picture_key IS NOT NULL ORDER BY f.id LIMIT 1) AS "pictureFile",
  ${files('f.work_order_id = w.id')}`
const joined = `JOIN users s ON s.id = w.supplier_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
  LEFT JOIN machines m ON m.id = w.machine_id LEFT JOIN processes mp ON mp.id = m.process_id
  LEFT JOIN processes ip ON ip.id = i.process_id LEFT JOIN quotations q ON q.id = w.quotation_id AND q.status = 'accepted'`

// How many rows are wanted stands in the statement: a plan that is kept must know that they are few.
export const OWN_ORDERS = (limit: number) => `
  SELECT ${order} FROM work_orders w ${joined} WHERE w.supplier_id = $1 AND w.id < $2 ORDER BY w.id DESC LIMIT ${limit}`
export const ALL_ORDERS = (limit: number) => `
  SELECT ${order}, c.company_name AS "customerName" FROM work_orders w ${joined} LEFT JOIN users c ON c.id = i.customer_id
  WHERE w.id < $1 ORDER BY w.id DESC LIMIT ${limit}`
/** What a supplier's page shows at first. */
const active = `w.supplier_id = $1 AND w.status IN ('pending', 'started', 'in_progress', 'quality_check')`
export const ACTIVE_ORDERS = `SELECT ${order} FROM work_orders w ${joined} WHERE ${active} ORDER BY w.id LIMIT 50`

/** Totals are exact up to 10,000. */
const counted = (from: string) => `SELECT count(*)::int AS total FROM (SELECT 1 FROM ${from} LIMIT 10001) few`
export const COUNT_OWN = counted('work_orders WHERE supplier_id = $1')
export const COUNT_ACTIVE = counted(`work_orders w WHERE ${active}`)
export const COUNT_ALL = counted('work_orders')

const found = `users u WHERE u.role = 'customer'
  AND lower(u.company_name || ' ' || u.contact_name || ' ' || u.email || ' ' || coalesce(u.gst_number, '')) LIKE $1`
export const CUSTOMERS = (limit: number) =>
  `SELECT ${account} FROM ${found} AND u.id < $2 ORDER BY u.id DESC LIMIT ${limit}`
export const COUNT_CUSTOMERS = counted(found)

/** From `event` and `told (id, message, wanted)`: bell entries, mails that are owed, and one call to the sockets. */
const telling = (title: string, entity: string, topic: string) => `
  bell AS (
    INSERT INTO notifications (user_id, event_id, title, message, entity_type, entity_id)
    SELECT told.id, event.id, '${title}', told.message, '${entity}', event.entity_id FROM told, event
    RETURNING id, user_id, message, entity_id, created_at),
  owed AS (
    INSERT INTO mails (user_id, event_id, topic) SELECT told.id, event.id, '${topic}' FROM told, event WHERE told.wanted),
  rung AS (
    SELECT pg_notify('limit_bell', json_agg(json_build_object('to', user_id, 'entry', json_build_object('id', id, 'title',
      '${title}', 'message', message, 'entityType', '${entity}', 'entityId', entity_id, 'timestamp', created_at)))::text)
    FROM bell HAVING count(*) > 0)`

/** $1 order, $2 its supplier or null, $3 status, $4 note, $5 who, $6 as what. The row's lock puts changes in order. */
export const MOVE_ORDER = `
  WITH before AS (
    SELECT w.id, w.status, w.supplier_id, w.inquiry_id, i.customer_id, i.project_name
    FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id
    WHERE w.id = $1 AND ($2::int IS NULL OR w.supplier_id = $2) FOR UPDATE OF w),
  w AS (
    UPDATE work_orders o SET status = $3::"WorkOrderStatus", notes = coalesce($4, o.notes),
      start_date = CASE WHEN $3 IN ('pending', 'issues') THEN o.start_date ELSE coalesce(o.start_date, now()) END,
      completed_date = CASE WHEN $3 = 'completed' THEN coalesce(o.completed_date, now()) END
    FROM before WHERE o.id = before.id RETURNING o.*),
  event AS (
    INSERT INTO events (kind, entity_type, entity_id, from_status, to_status, note, actor_id, actor_role, data)
    SELECT 'workorder.statusChanged', 'workorder', id, status, $3, $4, $5, $6::"Role", jsonb_build_object('workorderId', id,
      'projectName', project_name, 'customerId', customer_id, 'supplierId', supplier_id, 'from', status, 'to', $3, 'note', $4::text)
    FROM before RETURNING id, entity_id),
  told AS (
    SELECT u.id, CASE u.role WHEN 'customer' THEN 'ORD-' ELSE 'WO-' END || lpad(b.id::text, 4, '0') || ' (' || b.project_name
      || ') is now ' || $3 || coalesce(': ' || $4, '') AS message, 'workorders' <> ALL (u.mail_off) AS wanted
    FROM before b JOIN users u ON u.id = b.customer_id
    UNION ALL
    SELECT u.id, 'WO-' || lpad(b.id::text, 4, '0') || ' (' || b.project_name || ') is now ' || $3 || coalesce(': ' || $4, ''),
      'workorders' <> ALL (u.mail_off)
    FROM before b JOIN users u ON u.role = 'admin' AND u.id <> $5 WHERE $3 IN ('issues', 'completed')),
  ${telling('Work order updated', 'workorder', 'workorders')}
  SELECT ${order}, (SELECT count(*) FROM rung) AS rung FROM w ${joined}`

/** $1 to $6 the form, $7 who, $8 whether verified: of a held one nobody is told. */
export const SUBMIT_INQUIRY = `
  WITH made AS (
    INSERT INTO inquiries (project_name, description, quantity, material, target_date, special_requirements, customer_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *),
  event AS (
    INSERT INTO events (kind, entity_type, entity_id, to_status, actor_id, actor_role, data)
    SELECT 'inquiry.submitted', 'inquiry', id, 'new', $7, 'customer', jsonb_build_object('inquiryId', id, 'projectName', project_name,
      'customerId', customer_id, 'processName', NULL, 'quantity', quantity, 'targetDate', target_date, 'held', NOT $8, 'from', NULL, 'to', 'new')
    FROM made RETURNING id, entity_id),
  told AS (
    SELECT u.id, 'INQ-' || lpad(m.id::text, 4, '0') || ' (' || m.project_name || ') is open to quoting: ' || m.quantity || ' pcs'
      || coalesce(to_char(m.target_date, '" by "FMDD Mon YYYY'), '') AS message, 'inquiries' <> ALL (u.mail_off) AS wanted
    FROM made m JOIN users u ON u.role = 'admin' WHERE $8),
  ${telling('New inquiry', 'inquiry', 'inquiries')}
  SELECT id, project_name AS "projectName", description, quantity, material, target_date AS "targetDate", special_requirements
    AS "specialRequirements", customer_id AS "customerId", process_id AS "processId", NULL AS "processName", status,
    NOT $8::boolean AS held, created_at AS "createdAt", 0 AS "quotationCount", '[]'::json AS files,
    (SELECT count(*) FROM rung) AS rung
  FROM made`

export const KEEP_FILE = `
  INSERT INTO files (owner_id, purpose, name, size, type, last_modified, storage_key)
  VALUES ($1, $2::"FilePurpose", $3, $4, $5, now(), $6)
  RETURNING id, name, size, type, last_modified AS "lastModified", created_at AS "addedAt"`
