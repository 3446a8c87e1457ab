import { readFile } from 'node:fs/promises'
import { ownDatabase } from '@/tests/own-database'
import { definitionsOf, functionsFile, FUNCTIONS_FILE, NO_SENTENCE, sentencesOf } from './functions-file'

await ownDatabase()

test('prisma/functions.sql is what a migrated database has; if it is not: npm run migration -- --functions', async () => {
  const file = await readFile(FUNCTIONS_FILE, 'utf8')
  const now = functionsFile(await definitionsOf(process.env.DATABASE_URL!), sentencesOf(file))
  expect(file.split('\n')).toEqual(now.split('\n'))
})

test('a sentence says of each function, trigger and view what it keeps true', async () => {
  const file = await readFile(FUNCTIONS_FILE, 'utf8')
  expect(file).not.toContain(NO_SENTENCE)
  expect([...sentencesOf(file).values()].filter((sentence) => !sentence.endsWith('.'))).toEqual([])
})
