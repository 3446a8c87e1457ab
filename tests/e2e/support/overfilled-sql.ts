import type pg from 'pg'
import type { Overfilled } from './overfilled'
import { fillMoney, moneyOf } from './overfilled-money'

const PEOPLE = `
  insert into users (username, email, role, company_name, contact_name, phone, address, gst_number,
                     main_process_category, verified, notes, created_at)
  select mail, mail, who::"Role",
         ($2::text[])[1 + n % 6] || ' ' || $1 || n, ($2::text[])[1 + (n + 2) % 6], '+91 98765 43210', ($2::text[])[1 + (n + 1) % 6],
         '27AAPFU0939F1ZV', 'Sheet Metal Fabrication', who <> 'supplier' or n < 60, ($2::text[])[1 + n % 6], '2019-01-01'
  from (select n, case n when 0 then 'customer' when 1 then 'admin' else 'supplier' end as who,
               $1 || '-' || n || '@example.com' as mail from generate_series(0, 80) n) people
  returning id`

const MEMBERS = `
  insert into members (company_id, contact, name, email, password_hash)
  select id, true, contact_name, email, (select password_hash from members where email = 'admin@demo.jobwork.example')
  from users where id = any ($1::int[]) order by id returning id`

/** Twenty more people of each of these companies, some of whom haven't answered their invitation. */
const COLLEAGUES = `
  insert into members (company_id, contact, name, email, password_hash, role, state)
  select u.id, false, left(repeat(($2::text[])[1 + n % 6] || ' ', 20), 170) || $1 || n, $1 || '-' || u.id || '-' || n || '@example.com',
         (select password_hash from members where email = 'admin@demo.jobwork.example'),
         (case u.role when 'customer' then array['owner', 'buyer', 'approver', 'finance']
            else array['owner', 'quoter', 'finance', 'floor'] end::"MemberRole"[])[1 + n % 4],
         (array['active', 'active', 'invited']::"MemberState"[])[1 + n % 3]
  from users u, generate_series(1, 20) n where u.id = any ($3::int[]) returning id`

const PROCESSES = `
  insert into processes (name, description, supplier_id, status, rejection_reason)
  select ($2::text[])[1 + n % 6] || ' ' || $1 || n, repeat(($2::text[])[1 + n % 6] || ' ', case n when 0 then 8 else 2 end), $3,
         (array['approved', 'pending', 'rejected']::"ApprovalStatus"[])[1 + n / 40], case when n >= 80 then ($2::text[])[1] end
  from generate_series(0, 99) n returning id`

const MACHINES = `
  insert into machines (name, model, type, serial_number, specifications, supplier_id, process_id, status,
                        approval_status, rejection_reason)
  select ($2::text[])[1 + n % 6] || ' ' || $1 || n, ($2::text[])[1 + n % 6], ($2::text[])[1 + n % 6], ($2::text[])[1 + n % 6],
         jsonb_build_object('capacity', ($2::text[])[1 + n % 6], 'travel', ($2::text[])[1 + n % 6], 'spindleSpeed', '24000 rpm',
           'workpieceSize', ($2::text[])[1 + (n + 1) % 6], 'powerRating', '400 kW', 'description', repeat(($2::text[])[1 + n % 6] || ' ', 4),
           'availableHours', case when n % 3 = 1 then 1000 end),
         $3, ($4::int[])[1 + n % 40], (array['idle', 'running', 'maintenance']::"MachineStatus"[])[1 + n % 3],
         (array['approved', 'pending', 'rejected']::"ApprovalStatus"[])[1 + n / 40], case when n >= 80 then ($2::text[])[2] end
  from generate_series(0, 99) n returning id`

const INQUIRIES = `
  insert into inquiries (project_name, description, quantity, material, target_date, special_requirements, customer_id,
                         process_id, status)
  select ($2::text[])[1 + n % 6] || ' ' || $1 || 'p' || n || 'x', repeat(($2::text[])[1 + n % 6] || ' ', case n when 0 then 8 else 2 end), 2147483647,
         ($2::text[])[1 + (n + 1) % 6], '2099-12-31', ($2::text[])[1 + n % 6], $3, ($4::int[])[1 + n % 40],
         (array['new', 'processing', 'quoted', 'accepted', 'rejected']::"InquiryStatus"[])[1 + n % 5]
  from generate_series(0, 500) n returning id`

// On the first inquiry 40 suppliers have quoted; on each of the others the one supplier.
const QUOTATIONS = `
  insert into quotations (inquiry_id, supplier_id, price, details, valid_until, status)
  select ($3::int[])[1 + greatest(n - 39, 0)], ($4::int[])[3 + case when n < 40 then n else 0 end], 2147483647 - n,
         repeat(($2::text[])[1 + n % 6] || ' ' || $1, case n when 0 then 8 else 2 end), '2099-12-31',
         case when n < 40 then 'pending' else (array['pending', 'sent', 'pending', 'accepted', 'rejected']::"QuotationStatus"[])[1 + (n - 39) % 5] end::"QuotationStatus"
  from generate_series(0, 538) n returning id`

/** The quotations on the first inquiry say all that one can say, at their third version; one is asked to be cheaper. */
const TERMS = `
  update quotations set lead_days = 730, tooling = 1000000000, freight = 100000000, hsn = '84836090', gst_percent = 40,
    breaks = (select json_agg(json_build_object('minQuantity', power(10, n)::int, 'unitPaise', 2147483647 - n)) from generate_series(0, 9) n),
    payment_terms = left(repeat(($2::text[])[1 + id % 6] || ' ', 8), 500), exclusions = left(repeat(($2::text[])[1 + id % 6] || ' ', 20), 2000),
    version = 3, revision = 3, counters = id % 4, counter_price = case when id % 2 = 0 then 2147483646 end,
    counter_at = case when id % 2 = 0 then now() end, counter_note = case when id % 2 = 0 then left(repeat(($2::text[])[1] || ' ', 8), 500) end
  where inquiry_id = $3 and $1 > '' returning id`

const VERSIONS = `
  insert into quotation_versions (quotation_id, number, terms, created_at)
  select q.id, n, jsonb_build_object('price', q.price - n, 'details', ($2::text[])[n], 'validUntil', null, 'revision', n, 'leadDays', n,
    'breaks', null, 'tooling', null, 'freight', null, 'hsn', null, 'gstPercent', null, 'paymentTerms', ($2::text[])[n + 1], 'exclusions', null), now()
  from quotations q, generate_series(1, 2) n where q.inquiry_id = $3 and $1 > '' returning quotation_id as id`

const REVISED = `
  update inquiries set revision = 3, quote_by = now() + interval '30 days' where id = $3 and $1 > '' and $2::text[] is not null returning id`

const REVISIONS = `
  insert into inquiry_revisions (inquiry_id, number, content, note)
  select id, n, jsonb_build_object('projectName', ($2::text[])[n], 'description', ($2::text[])[n + 2], 'quantity', n, 'material', ($2::text[])[n + 3],
    'targetDate', null, 'specialRequirements', ($2::text[])[n + 1], 'partNumber', null, 'drawingRevision', null, 'deliveryAddress', null),
    left(repeat(($2::text[])[n] || ' ', 8), 1000)
  from inquiries, generate_series(1, 2) n where id = $3 and $1 > '' returning inquiry_id as id`

const DECLINED = `
  update bidders set declined_at = now(), decline_reason = 'other', decline_note = left(repeat(($2::text[])[1 + label % 6] || ' ', 8), 500)
  where inquiry_id = $3 and label > 35 and $1 > '' returning id`

const QUESTIONS = `
  insert into questions (inquiry_id, bidder_id) select inquiry_id, id from bidders
  where inquiry_id = $3 and label <= 30 and $1 > '' and $2::text[] is not null returning id`

// Of three messages of a question the second is the customer's, and shared. One question waits for an admin.
const MESSAGES = `
  insert into question_messages (question_id, author_id, member_id, text, shared_question, shared_at, state, found, shown_at)
  select t.id, m.company_id, m.id, left(repeat(($2::text[])[1 + (t.id + n) % 6] || ' ', 12), 5000),
    case n when 2 then left(repeat(($2::text[])[1 + t.id % 6] || ' ', 6), 1000) end, case n when 2 then now() end,
    (case when b.label = 30 then 'held' else 'shown' end)::"MessageState", case when b.label = 30 then array['phone'] else '{}' end,
    case when b.label <> 30 then now() end
  from questions t join bidders b on b.id = t.bidder_id join inquiries i on i.id = t.inquiry_id, generate_series(1, 3) n,
    members m where m.contact and m.company_id = case n when 2 then i.customer_id else b.supplier_id end
    and t.inquiry_id = $3 and $1 > '' and (b.label < 30 or n = 1) returning id`

const ORDERS = `
  insert into work_orders (quotation_id, amount, inquiry_id, supplier_id, machine_id, status, start_date, due_date, completed_date,
                           notes, payment_status, created_at)
  select case when i % 5 = 3 and n < 500 then ($4::int[])[40 + i] end, case i % 5 when 3 then 2147483647 - n end, ($3::int[])[1 + i], $5, ($6::int[])[1 + n % 40], status,
         '2020-01-01', case n % 3 when 0 then null when 1 then '2019-02-28'::timestamptz else '2099-12-31' end,
         case status when 'completed' then now() - n * interval '1 hour' end, repeat(($2::text[])[1 + n % 6] || ' ' || $1, case n when 0 then 8 else 1 end),
         (array['pending', 'partial', 'complete']::"PaymentStatus"[])[1 + n % 3], now() - (2000 - n) * interval '1 hour'
  from (select n, n % 500 as i, (enum_range(null::"WorkOrderStatus"))[1 + n % 6] as status from generate_series(0, 1999) n) o
  returning id`

const REQUESTS = `
  insert into work_order_requests (supplier_id, machine_id, process_id, notes)
  select $3, ($4::int[])[1 + n % 40], ($5::int[])[1 + n % 40], repeat(($2::text[])[1 + n % 6] || $1, 4)
  from generate_series(0, 59) n returning id`

const FILES = `
  insert into files (owner_id, purpose, name, size, type, place, work_order_id, inquiry_id)
  select $3, kind::"FilePurpose", left(($2::text[])[1 + n % 6], 240) || $1 || n || '.step', 15728640, 'model/step', n,
         case kind when 'workorder' then $4::int end, case kind when 'inquiry' then $5::int end
  from generate_series(0, 29) n, unnest(array['workorder', 'inquiry']) kind returning id`

/** An order with each document: half of them waived at length, some with files. */
const DOCUMENTS = `
  insert into order_documents (work_order_id, kind, waived_at, waived_by, waive_reason)
  select $3, kind, case when n > 3 then now() end, case when n > 3 then $4::int end, case when n > 3 then left(repeat(($2::text[])[n] || ' ', 20), 500) end
  from unnest(enum_range(null::"DocumentKind")) with ordinality as k (kind, n) where $1 > '' returning work_order_id as id`

const LOTS = `
  insert into lots (work_order_id, heat, material, mill, quantity, created_by)
  select $3, left(($2::text[])[1 + n % 6], 50) || n, left(($2::text[])[1 + n % 6], 200), left(($2::text[])[1 + (n + 1) % 6], 200), 2147483647, $4
  from generate_series(0, 19) n where $1 > '' returning id`

/** A final report and a draft of the largest sample. */
const REPORTS = `
  insert into reports (work_order_id, kind, version, lot_size, plan, aql, letter, sample_size, accept_max, instruments, note, created_by)
  select $3, kind, 1, 2147483647, 'iso2859', '0.65', 'Q', 1250, 14, left(repeat(($2::text[])[2] || ' ', 20), 500),
         left(repeat(($2::text[])[3] || ' ', 20), 5000), $4
  from unnest(enum_range(null::"ReportKind")) kind where $1 > '' returning id`

const CHARACTERISTICS = `
  insert into characteristics (report_id, place, name, unit, nominal, plus, minus, critical)
  select report, n, left(($2::text[])[1 + n % 6], 90) || ' ' || n, 'mm', case when n < 6 then 1234567.12345 end, 0.00001, 0.00001, n = 1
  from unnest($3::int[]) report, generate_series(0, 7) n where $1 > '' returning id`

const MEASUREMENTS = `
  insert into measurements (characteristic_id, sample, value, ok, member_id)
  select c.id, n, case when c.nominal is not null then 1234567.12345 + (n % 7) * 0.00001 end, case when c.nominal is null then n % 5 > 0 end, $4
  from characteristics c, generate_series(1, 30) n where c.id = any ($3::int[]) and $1 > '' and $2::text[] is not null
  returning characteristic_id as id`

const FINAL = `
  update reports set status = 'final', verdict = 'rejected', final_at = now(), final_by = $4
  where id = any ($3::int[]) and kind = 'first_article' and $1 > '' and $2::text[] is not null returning id`

const PROOFS = `
  update files set document = (enum_range(null::"DocumentKind"))[1 + id % 12], hidden = id % 2 = 0
  where work_order_id = $3 and $1 > '' and $2::text[] is not null returning id`

const ASKED = `
  update inquiries set required_documents = enum_range(null::"DocumentKind"), aql = '0.65' where id = $3 and $1 > '' and $2::text[] is not null returning id`

/** The next version of the NDA, as long as it may be. */
const NDA = `
  insert into nda_versions (version, text, sha256, set_by)
  select coalesce(max(version), 0) + 1, left(repeat(array_to_string($2::text[], E'\\n\\n') || $1, 40), 20000), repeat('0', 64), $3
  from nda_versions returning version as id`

const ASKS_NDA = `
  update inquiries set nda = true where id = any ($3::int[]) and $1 > '' and $2::text[] is not null returning id`

const ACCEPTED_NDA = `
  insert into nda_acceptances (supplier_id, accepted_by, inquiry_id, version, sha256)
  select $3, $4, $5, $6, repeat('0', 64) where $1 > '' and $2::text[] is not null returning id`

/** As many documents of a company as it may have. */
const COMPANY_DOCUMENTS = `
  with added as (
    insert into company_documents (supplier_id, kind, number, body, valid_from, valid_to, status, rejection_reason)
    select $3, (enum_range(null::"CompanyDocumentKind"))[1 + n % 9], left(($2::text[])[1 + n % 6], 57) || ' ' || n, left(($2::text[])[1 + n % 6], 100),
           '2025-01-01', '2029-01-01', (enum_range(null::"CompanyDocumentState"))[1 + n % 3], left(repeat(($2::text[])[1 + n % 6] || $1, 10), 1000)
    from generate_series(0, 49) n returning id)
  insert into files (owner_id, purpose, name, size, type, place, company_document_id)
  select $3, 'company', left(($2::text[])[1 + id % 6], 200) || $1 || '.pdf', 10485760, 'application/pdf', 0, id from added returning id`

/** Shipments of this supplier, every other one on its way; the first has pieces of 60 orders. */
const SHIPMENTS = `
  insert into shipments (leg, status, supplier_id, planned_by, carrier, vehicle, docket_no, packages, weight_grams, note, sent_on)
  select 'to_hub', (array['planned', 'sent']::"ShipmentStatus"[])[1 + n % 2], $3, $4, left(($2::text[])[1 + n % 6], 100), 'MH12QX4471AB345',
         left($1, 15), 999, 40000000, left(repeat(($2::text[])[1 + n % 6] || ' ', 8), 500), case n % 2 when 1 then date '2026-01-01' end
  from generate_series(0, 59) n returning id`

/** Deliveries to this customer, on their way and arrived; the first has pieces of 60 orders. */
const DELIVERIES = `
  insert into shipments (leg, status, customer_id, planned_by, carrier, docket_no, packages, weight_grams, sent_on, delivered_on)
  select 'from_hub', (array['delivered', 'sent']::"ShipmentStatus"[])[1 + n % 2], $3, $4, left(($2::text[])[1 + n % 6], 100),
         left($1, 15), 999, 40000000, date '2026-01-01', case n % 2 when 0 then date '2026-01-01' end
  from generate_series(0, 29) n returning id`

/** What a driver fetches at this supplier for this customer: planned, with pieces of 60 orders. */
const PICK_UP = `
  insert into shipments (leg, supplier_id, customer_id, planned_by, planned_on, carrier, vehicle, docket_no, packages, weight_grams, note, pickup_code)
  select 'to_site', $3, $4, $5, date '2026-01-01', left(($2::text[])[1], 100), 'MH12QX4471AB345', left($1, 15), 999, 40000000,
         left(repeat(($2::text[])[1] || ' ', 8), 500), '048213' returning id`

const SHIPPED = `
  insert into shipment_lines (shipment_id, work_order_id, quantity)
  select shipment, ($4::int[])[n], 2147483647 from unnest($3::int[]) shipment, generate_series(1, 60) n
  where (n = 1 or shipment = ($3::int[])[1]) and $1 > '' and $2::text[] is not null returning id`

const SHIPPED_WITH = `
  insert into shipment_papers (shipment_id, kind, number, "on")
  select shipment, 'bill_of_supply', left($1, 16), '2026-01-01' from unnest($3::int[]) shipment where $2::text[] is not null returning id`

/** A request of 200 lines: the first has the offers of 40 suppliers. */
const RFQ = `
  insert into rfqs (customer_id, name, note, reference, quote_by, submitted_at)
  select $3, left(repeat(($2::text[])[1] || ' ' || $1 || ' ', 4), 200), left(repeat(($2::text[])[3] || ' ', 40), 2000), left($1, 40), '2099-12-31', now()
  returning id`

const RFQ_LINES = `
  update inquiries set rfq_id = $3, line_no = array_position($4::int[], id), part_number = left(($2::text[])[1 + id % 6], 60), drawing_revision = left($1, 20)
  where id = any ($4::int[]) returning id`

const EVENTS = `
  insert into events (kind, entity_type, entity_id, from_status, to_status, note, actor_id, actor_role, data)
  select 'workorder.statusChanged', 'workorder', $3::int, 'pending', 'started', repeat(($2::text[])[1 + n % 6] || $1, 2) || n, $4,
         'supplier', jsonb_build_object('workorderId', $3::int, 'projectName', ($2::text[])[1 + n % 6], 'from', 'pending', 'to', 'started')
  from generate_series(0, 29) n returning id`

const BELL = `
  insert into notifications (member_id, title, message, entity_type, entity_id)
  select who, ($2::text[])[1 + n % 6], repeat(($2::text[])[1 + n % 6] || $1, 2), 'workorder', $3
  from generate_series(0, 219) n, unnest($4::int[]) who returning id`

const NOTES = `
  insert into notes (entity_type, entity_id, text, author_id)
  select things.type, things.id, left(repeat(($2::text[])[1 + n % 6] || $1, 4), 2000), $3
  from generate_series(0, 29) n, unnest(
    array['workorder', 'inquiry', 'quotation', 'account', 'account', 'machine'], $4::int[]) as things (type, id) returning id`

/** Fills the database with the world of this key. */
export async function fill(client: pg.Client, key: string, names: string[]): Promise<Overfilled> {
  const made = async (text: string, ...more: unknown[]) =>
    (await client.query<{ id: number }>(text, [key, names, ...more])).rows.map(({ id }) => id)
  await client.query('begin')
  const people = await made(PEOPLE)
  const [customer, , supplier] = people as [number, number, number]
  const members = (await client.query<{ id: number }>(MEMBERS, [people])).rows.map(({ id }) => id)
  const [buyer, colleague, maker] = members as [number, number, number]
  await made(COLLEAGUES, [customer, supplier])
  const processes = await made(PROCESSES, supplier)
  const machines = await made(MACHINES, supplier, processes)
  const inquiries = await made(INQUIRIES, customer, processes)
  const quotations = await made(QUOTATIONS, inquiries, people)
  for (const said of [TERMS, VERSIONS, REVISED, REVISIONS, DECLINED, QUESTIONS, MESSAGES])
    await made(said, inquiries[0])
  const [rfq] = await made(RFQ, customer)
  await made(RFQ_LINES, rfq, inquiries.slice(0, 200))
  const orders = await made(ORDERS, inquiries, quotations, supplier, machines)
  const requests = await made(REQUESTS, supplier, machines, processes)
  await made(FILES, supplier, orders[0], inquiries[0])
  await made(DOCUMENTS, orders[0], colleague)
  await made(LOTS, orders[0], colleague)
  const drawn = await made(REPORTS, orders[0], maker)
  await made(MEASUREMENTS, await made(CHARACTERISTICS, drawn), maker)
  const [final] = await made(FINAL, drawn, maker)
  await made(PROOFS, orders[0])
  await made(ASKED, inquiries[0])
  // Versions of two worlds are written one after the other.
  await client.query('lock table nda_versions in share row exclusive mode')
  const [version] = await made(NDA, colleague)
  await made(ASKS_NDA, [inquiries[0], inquiries[500]])
  await made(ACCEPTED_NDA, supplier, maker, inquiries[0], version)
  await made(COMPANY_DOCUMENTS, supplier)
  const shipments = await made(SHIPMENTS, supplier, maker)
  const deliveries = await made(DELIVERIES, customer, colleague)
  const pickUps = await made(PICK_UP, supplier, customer, colleague)
  for (const moved of [shipments, deliveries, pickUps]) {
    await made(SHIPPED, moved, orders)
    await made(SHIPPED_WITH, moved)
  }
  await made(NOTES, colleague, [orders[0], inquiries[0], quotations[0], customer, supplier, machines[0]])
  await client.query('update work_orders set owner_id = $1 where id = $2', [colleague, orders[0]])
  await client.query('update inquiries set owner_id = $1 where id = $2', [colleague, inquiries[0]])
  const entries = await made(EVENTS, orders[0], supplier)
  await made(BELL, orders[0], [buyer, colleague, maker])
  const money = await fillMoney(made, { customer, supplier, orders, maker })
  await client.query('commit')
  await client.query(
    'analyze users, processes, machines, inquiries, quotations, work_orders, files, tax_documents, receipts, bills, payouts, payout_allocations',
  )
  const mail = (n: number) => `${key}-${n}@example.com`
  return {
    sign: { customer: mail(0), admin: mail(1), supplier: mail(2) },
    ids: {
      customer,
      supplier,
      order: orders[0]!,
      inquiry: inquiries[0]!,
      open: inquiries[500]!,
      quotation: quotations[0]!,
      rfq: rfq!,
      shipment: shipments[0]!,
      delivery: deliveries[0]!,
      pickUp: pickUps[0]!,
      ...money,
      request: requests[0]!,
      machine: machines[0]!,
      entry: entries[0]!,
      measured: orders[0]!,
      draft: drawn.find((id) => id !== final)!,
      final: final!,
    },
    only: `${key}p7x`,
  }
}

/** Takes the world of this key away again, and what happened in it. */
export async function remove(client: pg.Client, key: string) {
  await client.query('rollback')
  // What happens meanwhile is told to admins: not to one who is about to go.
  await client.query(`update users set role = 'customer' where email like $1`, [`${key}-%`])
  const whose = 'select id from users where email like $1'
  const persons = `select id from members where company_id in (${whose})`
  const theirs = `inquiry_id in (select id from inquiries where customer_id in (${whose}))`
  for (const statement of [
    `notifications where member_id in (${persons})`,
    `notifications where event_id in (select id from events where actor_id in (${whose}))`,
    `mails where member_id in (${persons})`,
    `mails where event_id in (select id from events where actor_id in (${whose}))`,
    `events where actor_id in (${whose})`,
    `notes where author_id in (${persons})`,
    `reviews where author_id in (${whose})`,
    `files where owner_id in (${whose})`,
    `company_documents where supplier_id in (${whose})`,
    `nda_acceptances where supplier_id in (${whose})`,
    `nda_versions where set_by in (${persons})`,
    `work_order_requests where supplier_id in (${whose})`,
    `measurements where characteristic_id in (select c.id from characteristics c join reports r on r.id = c.report_id
       join work_orders w on w.id = r.work_order_id where w.supplier_id in (${whose}) or w.${theirs})`,
    `characteristics where report_id in (select r.id from reports r join work_orders w on w.id = r.work_order_id
       where w.supplier_id in (${whose}) or w.${theirs})`,
    `reports where work_order_id in (select id from work_orders where supplier_id in (${whose}) or ${theirs})`,
    `problems where work_order_id in (select id from work_orders where supplier_id in (${whose}) or ${theirs})`,
    ...['shipment_papers', 'shipment_lines'].map(
      (of) =>
        `${of} where shipment_id in (select id from shipments where supplier_id in (${whose}) or customer_id in (${whose}))`,
    ),
    `shipments where supplier_id in (${whose}) or customer_id in (${whose})`,
    `lots where work_order_id in (select id from work_orders where supplier_id in (${whose}) or ${theirs})`,
    `order_documents where work_order_id in (select id from work_orders where supplier_id in (${whose}) or ${theirs})`,
    ...moneyOf(whose),
    `work_orders where supplier_id in (${whose}) or ${theirs}`,
    `quotation_versions where quotation_id in (select id from quotations where supplier_id in (${whose}) or ${theirs})`,
    `quotations where supplier_id in (${whose}) or ${theirs}`,
    `question_messages where question_id in (select id from questions where ${theirs})`,
    `questions where ${theirs}`,
    `bidders where supplier_id in (${whose}) or ${theirs}`,
    `inquiry_revisions where ${theirs}`,
    `inquiries where customer_id in (${whose})`,
    `rfqs where customer_id in (${whose})`,
    `machines where supplier_id in (${whose})`,
    `processes where supplier_id in (${whose})`,
    `notifications where member_id in (${persons})`,
    `sessions where member_id in (${persons})`,
    // A job may have held a file of theirs meanwhile.
    `reviews where author_id in (${whose})`,
    `members where id in (${persons})`,
    `users where id in (${whose})`,
  ]) {
    // History, final reports, issued documents and the NDA are kept whoever asks; for this connection, and this statement alone, their triggers sleep.
    const kept =
      /^(events|measurements|characteristics|reports|tax_documents|bills|nda_versions|nda_acceptances) /.test(statement)
    if (kept) await client.query('set session_replication_role = replica')
    await client.query(`delete from ${statement}`, [`${key}-%`])
    if (kept) await client.query('reset session_replication_role')
  }
}
