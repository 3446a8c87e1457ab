import pg from 'pg'

/** How many there are of everything; ids are 1 and up, without gaps. Users: first the admins, then suppliers, then customers. */
export type Sizes = ReturnType<typeof sizesOf>

export const sizesOf = (orders: number) => ({
  orders,
  admins: 5,
  suppliers: Math.ceil(orders / 200),
  customers: Math.ceil(orders / 20),
  inquiries: Math.ceil(orders * 1.2),
  quotations: Math.ceil(orders * 2.4),
})

/** A number below `of` that is the same in every run, for the row `n` and a column's salt. */
const PICK = `
  CREATE FUNCTION pg_temp.pick(n int, salt int, of int) RETURNS int LANGUAGE sql IMMUTABLE
    RETURN (abs(hashint4(n * 64 + salt)::bigint) % of)::int;
  CREATE FUNCTION pg_temp.one(n int, salt int, list text[]) RETURNS text LANGUAGE sql IMMUTABLE
    RETURN list[1 + (abs(hashint4(n * 64 + salt)::bigint) % cardinality(list))::int];
  CREATE FUNCTION pg_temp.age(part int, whole int) RETURNS timestamptz LANGUAGE sql STABLE
    RETURN date_trunc('day', now()) - interval '500 days' * (1 - part::float8 / whole);`

const PLACES = `'{Ambattur,Baddi,Chakan,Dindigul,Faridabad,Gurugram,Hosur,Jamshedpur,Kolhapur,Ludhiana,Nashik,Peenya,Rajkot,Sanand}'`
const TRADES = `'{Castings,Dies,Fasteners,Forgings,Gears,Hydraulics,Moulds,Pumps,Shafts,Springs,Tools,Turbines,Valves}'`
const FORMS = `'{Pvt Ltd,LLP,& Sons,Industries,Works}'`
const FIRST = `'{Asha,Dev,Farida,Gopal,Ila,Joseph,Kavita,Lakshmi,Manoj,Nitin,Rekha,Suresh,Uma}'`
const LAST = `'{Bhat,Chavan,Desai,Fernandes,Gill,Hegde,Kamath,Menon,Pillai,Rathore,Shetty,Thakur}'`
const PROCESSES = `'{Anodising,Boring,Broaching,Die casting,EDM,Forging,Gear hobbing,Grinding,Heat treatment,Honing,Laser cutting,Milling,Moulding,Plating,Sand casting,Stamping,Turning,Welding}'`
const PARTS = `'{Adapter,Bearing cap,Bracket,Bush,Clamp,Collar,Flange,Housing,Lever,Nozzle,Pinion,Plate,Sleeve,Spacer,Valve body}'`
const MATERIALS = `'{EN8,EN19,EN31,SS304,SS410,Al 6082,Brass,Bronze,PA66,Cast iron}'`
const STATUSES = `'{pending,started,in_progress,quality_check,completed,completed,completed,issues}'`

/** The statements that fill the product's own tables. */
const statements = ({ orders, admins, suppliers, customers, inquiries, quotations }: Sizes) => {
  const supplier = (n: string, salt: number) => `${admins} + 1 + pg_temp.pick(${n}, ${salt}, ${suppliers})`
  const customer = (n: string) => `${admins + suppliers} + 1 + pg_temp.pick(${n}, 1, ${customers})`
  const project = (n: string) =>
    `pg_temp.one(${n}, 2, ${PARTS}) || ' ' || pg_temp.one(${n}, 3, ${MATERIALS}) || ' lot ' || ${n}`
  // Admins look after every tenth case.
  const owner = `CASE WHEN n % 10 = 0 THEN 1 + pg_temp.pick(n, 23, ${admins}) END`
  const upTo = (count: number, name = 'n') => `FROM generate_series(1, ${count}) ${name}`
  return [
    `INSERT INTO users (id, username, email, role, company_name, contact_name, phone, address, gst_number,
       main_process_category, verified, email_proven_at, created_at)
     SELECT n, mail, mail, who::"Role",
       pg_temp.one(n, 4, ${PLACES}) || ' ' || pg_temp.one(n, 5, ${TRADES}) || ' ' || pg_temp.one(n, 6, ${FORMS}),
       pg_temp.one(n, 7, ${FIRST}) || ' ' || pg_temp.one(n, 8, ${LAST}), '+91 98' || lpad(n::text, 8, '0'),
       'Plot ' || n || ', MIDC, ' || pg_temp.one(n, 9, ${PLACES}), '27' || upper(substr(md5(n::text), 1, 10)) || '1Z' || n % 10,
       CASE who WHEN 'supplier' THEN pg_temp.one(n, 10, ${PROCESSES}) END, who <> 'customer' OR n % 20 > 0, now(),
       pg_temp.age(n, ${admins + suppliers + customers})
     FROM (SELECT n, who, who || n || '@bench.example' AS mail FROM (
       SELECT n, CASE WHEN n <= ${admins} THEN 'admin' WHEN n <= ${admins + suppliers} THEN 'supplier' ELSE 'customer' END AS who
       FROM generate_series(2, ${admins + suppliers + customers}) n) whose) people`,
    // The people of the bench have the numbers of their companies.
    'UPDATE members SET id = company_id',
    `INSERT INTO members (id, company_id, contact, name, email, password_hash, email_proven_at, created_at)
     SELECT id, id, true, contact_name, email, (SELECT password_hash FROM members ORDER BY id LIMIT 1), now(), created_at FROM users WHERE id > 1`,
    `INSERT INTO processes (id, name, description, supplier_id, status, created_at)
     SELECT n, pg_temp.one(n, 11, ${PROCESSES}), 'First piece inspected', ${admins} + (n + 3) / 4,
       CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'approved' END::"ApprovalStatus", pg_temp.age(n, ${suppliers * 4})
     ${upTo(suppliers * 4)}`,
    `INSERT INTO machines (id, name, model, type, serial_number, specifications, supplier_id, process_id, status,
       approval_status, created_at)
     SELECT n, 'Machine ' || n, 'M' || pg_temp.pick(n, 12, 900), pg_temp.one(n, 13, ${PROCESSES}), 'S' || n,
       jsonb_build_object('capacity', n % 20 || ' t'), ${admins} + (n + 7) / 8, (n + 1) / 2,
       ('{idle,running,maintenance}'::"MachineStatus"[])[1 + n % 3],
       CASE WHEN n % 12 = 0 THEN 'pending' ELSE 'approved' END::"ApprovalStatus", pg_temp.age(n, ${suppliers * 8})
     ${upTo(suppliers * 8)}`,
    // Of every inquiry with an order the accepted one, and as many again and more that weren't: an acceptance rejects the others.
    // One in three has prices by quantity, one in eight is at its second version.
    `INSERT INTO quotations (id, inquiry_id, supplier_id, price, lead_days, gst_percent, breaks, tooling, version, details,
       valid_until, status, created_at)
     SELECT n, on_inquiry, CASE WHEN n <= ${orders} THEN ${supplier('n', 16)} ELSE ${supplier('n', 17)} END,
       500 + pg_temp.pick(n, 18, 2000000), 5 + n % 40, 18,
       CASE WHEN n % 3 = 0 THEN '[{"minQuantity":1,"unitPaise":148000},{"minQuantity":100,"unitPaise":139000}]'::jsonb END,
       CASE WHEN n % 3 = 0 THEN 12000 END, CASE WHEN n % 8 = 0 THEN 2 ELSE 1 END, 'Ex works, 30 days', pg_temp.age(on_inquiry, ${inquiries}) + interval '30 days',
       CASE WHEN n <= ${orders} THEN 'accepted' WHEN on_inquiry <= ${orders} OR on_inquiry % 4 = 3 THEN 'rejected'
         ELSE ('{pending,sent,pending,rejected}'::text[])[1 + n % 4] END::"QuotationStatus",
       pg_temp.age(on_inquiry, ${inquiries}) + interval '1 day'
     FROM (SELECT n, CASE WHEN n <= ${orders} THEN n ELSE 1 + pg_temp.pick(n, 19, ${inquiries}) END AS on_inquiry
       ${upTo(quotations)}) q`,
    `INSERT INTO quotation_versions (quotation_id, number, terms, created_at)
     SELECT id, 1, jsonb_build_object('price', price + 500, 'leadDays', lead_days, 'revision', 1), created_at
     FROM quotations WHERE version = 2`,
    // One in four is revised. Of the open ones one in five has a deadline, one in fifty is sealed, one in a hundred is a repeat.
    // Of every forty ten are lines of one request.
    `INSERT INTO inquiries (id, project_name, description, quantity, material, target_date, special_requirements, customer_id,
       process_id, status, quoted, owner_id, created_at, revision, quote_by, sealed, invited_only, open_from)
     SELECT n, ${project('n')}, 'Machined complete and deburred, drawing revision ' || n % 7, 1 + pg_temp.pick(n, 14, 5000),
       pg_temp.one(n, 3, ${MATERIALS}), pg_temp.age(n, ${inquiries}) + interval '60 days',
       CASE WHEN n % 3 = 0 THEN 'Material certificate 3.1' END, ${customer('CASE WHEN n % 40 < 10 THEN n / 40 * 40 ELSE n END')},
       CASE WHEN n % 2 = 0 THEN 1 + pg_temp.pick(n, 15, ${suppliers * 4}) END,
       CASE WHEN n <= ${orders} THEN 'accepted' ELSE ('{new,processing,quoted,rejected}'::text[])[1 + n % 4] END::"InquiryStatus",
       EXISTS (SELECT FROM quotations q WHERE q.inquiry_id = n), ${owner}, pg_temp.age(n, ${inquiries}),
       CASE WHEN n % 4 = 0 THEN 2 ELSE 1 END, CASE WHEN n % 5 = 0 THEN now() + interval '20 days' END,
       n > ${orders} AND n % 50 = 0, n > ${orders} AND n % 100 = 1, CASE WHEN n > ${orders} AND n % 100 = 1 THEN now() + interval '3 days' END
     ${upTo(inquiries)}`,
    `INSERT INTO rfqs (id, customer_id, name, reference, quote_by, submitted_at, created_at)
     SELECT 1 + id / 40, customer_id, 'List ' || id, 'PR-' || id, max(quote_by), created_at, created_at
     FROM inquiries WHERE id % 40 = 0 GROUP BY id`,
    `UPDATE inquiries i SET rfq_id = r.id, line_no = 1 + i.id % 40
     FROM rfqs r WHERE r.id = 1 + i.id / 40 AND i.id % 40 < 10`,
    `INSERT INTO inquiry_revisions (inquiry_id, number, content, created_at)
     SELECT id, 1, jsonb_build_object('projectName', project_name, 'description', description, 'quantity', quantity + 20), created_at
     FROM inquiries WHERE revision = 2`,
    `INSERT INTO bidders (inquiry_id, supplier_id, label, created_at)
     SELECT inquiry_id, supplier_id, row_number() OVER (PARTITION BY inquiry_id ORDER BY min(id)), min(created_at)
     FROM quotations GROUP BY inquiry_id, supplier_id`,
    // One bidder in three asks; two questions in three are answered.
    `INSERT INTO questions (id, inquiry_id, bidder_id, created_at)
     SELECT row_number() OVER (ORDER BY id), inquiry_id, id, created_at FROM bidders WHERE id % 3 = 0`,
    `INSERT INTO question_messages (question_id, author_id, member_id, text, shown_at, created_at)
     SELECT t.id, who.id, who.id, who.text, t.created_at + who.later, t.created_at + who.later
     FROM questions t JOIN bidders b ON b.id = t.bidder_id JOIN inquiries i ON i.id = t.inquiry_id, LATERAL (VALUES
       (b.supplier_id, 'Is the keyway to the drawing or to the standard?', interval '1 hour'),
       (CASE WHEN t.id % 3 > 0 THEN i.customer_id END, 'To the drawing, revision B', interval '5 hours')) who(id, text, later)
     WHERE who.id IS NOT NULL ORDER BY t.id, who.later`,
    // One quotation in fifty was held for a phone number; fifty wait.
    `INSERT INTO reviews (entity_type, entity_id, field, author_id, found, text, masked, state, decided_by, decided_at, created_at)
     SELECT 'quotation', id, 'details', supplier_id, '{phone}', 'Ex works, call 98220 12345', 'Ex works, call',
       CASE WHEN waits THEN 'held' ELSE 'released' END::"ReviewState", CASE WHEN NOT waits THEN 1 END,
       CASE WHEN NOT waits THEN created_at END, created_at
     FROM (SELECT *, id > ${quotations - 50 * 50} AS waits FROM quotations WHERE id % 50 = 0) q`,
    // Its triggers give the amounts and keep the sums.
    'SET session_replication_role = origin',
    `INSERT INTO work_orders (id, quotation_id, inquiry_id, supplier_id, machine_id, admin_id, status, start_date, due_date,
       completed_date, notes, payment_status, owner_id, created_at, changed_at)
     SELECT n, n, n, supplier, CASE WHEN n % 10 > 0 THEN (supplier - ${admins} - 1) * 8 + 1 + pg_temp.pick(n, 20, 8) END,
       1 + n % ${admins}, status, CASE WHEN status <> 'pending' THEN made + interval '1 day' END, made + interval '30 days',
       CASE WHEN status = 'completed' THEN made + interval '25 days' END,
       CASE WHEN n % 4 = 0 THEN 'First piece to be seen by the customer' END,
       ('{pending,partial,complete}'::"PaymentStatus"[])[1 + pg_temp.pick(n, 21, 3)], ${owner}, made, made + interval '1 day'
     FROM (SELECT n, ${supplier('n', 16)} AS supplier, pg_temp.one(n, 22, ${STATUSES})::"WorkOrderStatus" AS status,
       pg_temp.age(n, ${orders}) AS made ${upTo(orders)}) o`,
    'SET session_replication_role = replica',
    `INSERT INTO files (owner_id, purpose, name, size, type, inquiry_id, created_at)
     SELECT customer_id, 'inquiry', 'drawing-' || id || '.step', 400000, 'model/step', id, created_at FROM inquiries WHERE id % 4 = 0`,
    `INSERT INTO files (owner_id, purpose, name, size, type, work_order_id, created_at)
     SELECT supplier_id, 'workorder', 'report-' || id || '.pdf', 90000, 'application/pdf', id, created_at FROM work_orders WHERE id % 8 = 0`,
    `INSERT INTO files (owner_id, purpose, name, size, type, quotation_id, created_at)
     SELECT supplier_id, 'inquiry', 'offer-' || id || '.pdf', 90000, 'application/pdf', id, created_at FROM quotations WHERE id % 10 = 0`,
    // Each order was created by an admin, and moved once by its supplier; its customer was told of both.
    `INSERT INTO events (kind, entity_type, entity_id, from_status, to_status, actor_id, actor_role, data, created_at)
     SELECT 'workorder.' || what.kind, 'workorder', w.id, what.old, what.new,
       CASE what.kind WHEN 'created' THEN w.admin_id ELSE w.supplier_id END,
       CASE what.kind WHEN 'created' THEN 'admin' ELSE 'supplier' END::"Role",
       jsonb_build_object('workorderId', w.id, 'projectName', i.project_name, 'customerId', i.customer_id, 'supplierId',
         w.supplier_id, 'from', what.old, 'to', what.new), w.created_at + what.later
     FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id, (VALUES
       ('created', NULL, 'pending', interval '0'), ('statusChanged', 'pending', 'started', interval '1 day')) what(kind, old, new, later)
     ORDER BY what.kind, w.id`,
    `INSERT INTO notifications (member_id, event_id, title, message, entity_type, entity_id, read_at, created_at)
     SELECT (data->>'customerId')::int, id, 'Work order updated', 'ORD-' || lpad(entity_id::text, 4, '0') || ' (' || (data->>'projectName')
       || ') is now ' || to_status, 'workorder', entity_id, CASE WHEN id % 3 > 0 THEN created_at END, created_at
     FROM events WHERE kind LIKE 'workorder.%'`,
    ...shipments(orders),
    ...[
      'users',
      'processes',
      'machines',
      'inquiries',
      'rfqs',
      'quotations',
      'work_orders',
      'questions',
      'shipments',
      'shipment_lines',
    ].map((table) => `SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`),
  ]
}

/**
 * Goods of every second order that has begun: to the hub, of completed ones on to the customer; of one in twenty material went to the
 * shop before. Those of the last 400 orders are still on their way, packed, or to be packed.
 */
const shipments = (orders: number) => [
  `CREATE TEMP TABLE goods AS SELECT w.id AS work_order_id, w.supplier_id, i.customer_id, i.quantity, w.created_at,
     leg, row_number() OVER (ORDER BY w.id, leg)::int AS id,
     CASE WHEN w.id <= ${orders} - 400 OR leg = 'to_supplier' THEN 'received'
       ELSE ('{planned,sent,delivered}'::text[])[1 + w.id % 3] END AS status
   FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id, unnest(CASE
     WHEN w.id % 20 = 0 THEN '{to_supplier,to_hub}'::text[] WHEN w.status = 'completed' THEN '{to_hub,from_hub}'::text[] ELSE '{to_hub}'::text[] END) leg
   WHERE w.id % 2 = 0 AND w.status <> 'pending'`,
  `INSERT INTO shipments (id, leg, status, supplier_id, customer_id, planned_by, carrier, packages, sent_on, delivered_on, received_at, created_at)
   SELECT id, leg::"ShipmentLeg", status::"ShipmentStatus", CASE WHEN leg <> 'from_hub' THEN supplier_id END,
     CASE WHEN leg = 'from_hub' THEN customer_id END, 1, 'Own tempo', 2, CASE WHEN status <> 'planned' THEN created_at + interval '20 days' END,
     CASE WHEN status IN ('delivered', 'received') THEN created_at + interval '21 days' END,
     CASE WHEN status = 'received' THEN created_at + interval '22 days' END, created_at + interval '19 days' FROM goods`,
  `INSERT INTO shipment_lines (id, shipment_id, work_order_id, quantity, received, accepted, rejected)
   SELECT id, id, work_order_id, quantity, got, got, CASE WHEN got IS NOT NULL THEN 0 END
   FROM (SELECT *, CASE WHEN status = 'received' THEN quantity END AS got FROM goods WHERE leg <> 'to_supplier') g`,
  `INSERT INTO shipment_lines (id, shipment_id, work_order_id, purpose, quantity_milli, uqc, description, hsn, value_paise, owner, since,
     received, accepted, rejected, back_milli)
   SELECT id, id, work_order_id, 'material', 250000, 'KGS', 'MS round bar, 50 mm', '7214', 1850000, 'operator', created_at,
     250000, 250000, 0, CASE WHEN work_order_id <= ${orders} - 400 THEN 250000 ELSE 0 END FROM goods WHERE leg = 'to_supplier'`,
  `INSERT INTO shipment_papers (shipment_id, kind, number, "on", value_paise, eway_due)
   SELECT id, 'challan', 'B/' || id, created_at + interval '19 days', 4500000, false FROM goods`,
  `INSERT INTO order_goods (work_order_id, side, state, ordered, sent, delivered, accepted, rejected, open, unpacked)
   SELECT work_order_id, CASE leg WHEN 'from_hub' THEN 'customer' ELSE 'supply' END::"GoodsSide",
     CASE status WHEN 'received' THEN 'received' WHEN 'planned' THEN 'none' ELSE 'sent' END::"DeliveryState", quantity,
     CASE WHEN status <> 'planned' THEN quantity ELSE 0 END, came, CASE status WHEN 'received' THEN quantity ELSE 0 END, 0, quantity - came, 0
   FROM (SELECT *, CASE WHEN status IN ('delivered', 'received') THEN quantity ELSE 0 END AS came FROM goods WHERE leg <> 'to_supplier') g`,
  `UPDATE work_orders SET packed = true WHERE id IN (SELECT work_order_id FROM order_goods WHERE side = 'supply' AND unpacked = 0)`,
  'DROP TABLE goods',
]

/** Mails are owed and queued while it measures; they are sent when nobody measures any more. */
const HOLD_MAILS = `
  CREATE FUNCTION hold_mails() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.run_at := NEW.run_at + interval '1 day';
    RETURN NEW;
  END $$;
  CREATE TRIGGER hold_mails BEFORE INSERT ON graphile_worker._private_jobs
    FOR EACH ROW WHEN (NEW.key LIKE 'mails:%') EXECUTE FUNCTION hold_mails()`

/** Fills a migrated database, in which the first account is an admin and nothing else is. */
export async function fill(address: string, sizes: Sizes) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    // What it refers to is there, by construction: a million rows needn't be looked up to know.
    await client.query(`SET session_replication_role = replica; ${PICK}`)
    for (const statement of statements(sizes)) await client.query(statement)
    await client.query(HOLD_MAILS)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

/** Signs in these accounts. Gives the key of each one's session, which a cookie names. */
export async function openSessions(address: string, ids: number[]) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query<{ id: number; role: string; key: string }>(
    `WITH made AS (INSERT INTO sessions (key, member_id, device)
       SELECT md5('bench' || id)::uuid, id, 'bench' FROM unnest($1::int[]) id RETURNING key, member_id)
     SELECT u.id, u.role, made.key FROM made JOIN users u ON u.id = made.member_id ORDER BY u.id`,
    [ids],
  )
  await client.end()
  return rows
}
