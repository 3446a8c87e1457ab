import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261130142530_parts'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 'd', 'd@example.com', 'customer', 'D', 'D');
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity, part_number, drawing_revision, material) VALUES
    (11, 1, 'Flange, old', 'Turned', 500, 'fl-100', 'A', 'EN8'),
    (12, 1, 'Flange', 'Turned', 500, ' FL\u2013100 ', 'B', 'EN24'),
    (13, 1, 'Flange', 'Turned', 400, 'ＦＬ-100', 'A', NULL),
    (14, 2, 'Their flange', 'Turned', 20, 'FL-100', NULL, NULL),
    (15, 1, 'Bush', 'Turned', 20, '00123   X', NULL, NULL),
    (16, 1, 'Bush', 'Turned', 20, '123 X', NULL, NULL),
    (17, 1, 'Pin', 'Turned', 20, NULL, 'C', NULL),
    (18, 1, 'Pin', 'Turned', 20, '  ', 'C', NULL)`

test('inquiries with one part number of a customer become one part, as the newest writes it', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(
    await rows(
      'SELECT customer_id, key, part_number, name, material, revisions, inquiry_id FROM parts ORDER BY inquiry_id',
    ),
  ).toEqual([
    {
      customer_id: 1,
      key: 'FL-100',
      part_number: 'ＦＬ-100',
      name: 'Flange',
      material: null,
      revisions: ['A', 'B'],
      inquiry_id: 13,
    },
    {
      customer_id: 2,
      key: 'FL-100',
      part_number: 'FL-100',
      name: 'Their flange',
      material: null,
      revisions: [],
      inquiry_id: 14,
    },
    {
      customer_id: 1,
      key: '00123 X',
      part_number: '00123   X',
      name: 'Bush',
      material: null,
      revisions: [],
      inquiry_id: 15,
    },
    { customer_id: 1, key: '123 X', part_number: '123 X', name: 'Bush', material: null, revisions: [], inquiry_id: 16 },
  ])
  expect(
    await rows('SELECT i.id, p.inquiry_id AS part FROM inquiries i LEFT JOIN parts p ON p.id = i.part_id ORDER BY 1'),
  ).toEqual([
    { id: 11, part: 13 },
    { id: 12, part: 13 },
    { id: 13, part: 13 },
    { id: 14, part: 14 },
    { id: 15, part: 15 },
    { id: 16, part: 16 },
    { id: 17, part: null },
    { id: 18, part: null },
  ])
})
