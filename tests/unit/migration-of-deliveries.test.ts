import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261130013500_deliveries'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO members (id, company_id, name, email, password_hash, role) VALUES (9, 2, 'Sunil', 'sunil@example.com', '!', 'owner');
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity, status) VALUES (5, 1, 'Flange', 'Turned', 500, 'accepted');
  INSERT INTO work_orders (id, supplier_id, inquiry_id, status) VALUES (1, 2, 5, 'in_progress');
  INSERT INTO shipments (id, leg, supplier_id, planned_by, status, sent_on) VALUES (6, 'to_hub', 2, 9, 'sent', '2026-11-20');
  INSERT INTO shipment_lines (id, shipment_id, work_order_id, quantity) VALUES (7, 6, 1, 200);
  INSERT INTO shipment_papers (shipment_id, kind, number, "on") VALUES (6, 'invoice', 'MP/118', '2026-11-20');
  INSERT INTO order_goods (work_order_id, side, state, ordered, sent, delivered, accepted, rejected, open, unpacked)
    VALUES (1, 'supply', 'part', 500, 200, 0, 0, 0, 500, 300)`

const challan = (id: number, seq: number, shipment: number) => `
  INSERT INTO challans (id, shipment_id, number, series, year, seq, reason, issued_on, snapshot, created_by)
    VALUES (${id}, ${shipment}, 'JWH/26-27/0000${seq}', 'JWH', '26-27', ${seq}, 'lot', '2026-11-30', '{}', 9)`

test('what was on its way to the hub stays as it was; a challan is issued once a shipment, and never changes', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows('SELECT status, customer_id FROM shipments')).toEqual([{ status: 'sent', customer_id: null }])
  expect(await rows('SELECT number, document_id, challan_id FROM shipment_papers')).toEqual([
    { number: 'MP/118', document_id: null, challan_id: null },
  ])
  expect(await rows('SELECT sent, returned, unpacked FROM order_goods')).toEqual([
    { sent: 200, returned: 0, unpacked: 300 },
  ])

  await rows(`INSERT INTO shipments (id, leg, customer_id, planned_by) VALUES (8, 'from_hub', 1, 9)`)
  await rows(challan(1, 1, 8))
  await expect(rows(challan(2, 2, 8))).rejects.toThrow(/challans_one_of_shipment/)
  await expect(rows(`UPDATE challans SET note = 'x'`)).rejects.toThrow('never changes')
  await expect(rows('DELETE FROM challans')).rejects.toThrow('never deleted')
  await rows('UPDATE challans SET cancelled_at = now()')
  await expect(rows('UPDATE challans SET cancelled_at = NULL')).rejects.toThrow('never changes')
  await rows(challan(2, 2, 8))
})
