import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261130001500_eway_limit_of_the_state'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeEach(async () => void (database = await databaseBefore(MIGRATION)))
afterEach(() => database.end())

test.each([
  ['the old default of e-way bills becomes the limit of the State', null, null],
  ['a limit that somebody has set stays', 6_000_000, '6000000'],
])('%s', async (_, set, kept) => {
  const { rows } = database
  await rows(
    `INSERT INTO operator_profile (id${set === null ? '' : ', eway_intra_paise'}) VALUES (1${set === null ? '' : `, ${set}`})`,
  )
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows('SELECT eway_intra_paise FROM operator_profile')).toEqual([{ eway_intra_paise: kept }])
})
