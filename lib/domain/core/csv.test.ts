import { rows } from '@/lib/infra/db/db'
import { csvFile, type CsvColumn } from './csv'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const columns: CsvColumn<{ id: number }>[] = [
  ['Id', ({ id }) => id],
  ['Name', () => 'Hub'],
]

async function* broken() {
  yield [{ id: 1 }, { id: 2 }]
  await Promise.resolve()
  yield [{ id: 3 }]
  throw new Error('The line is down')
}

test('a file that was cut short has whole rows, and no newline at its end', async () => {
  const { content } = await csvFile(rows, 'hubs', columns, broken())
  let text = ''
  await expect(
    (async () => {
      for await (const piece of content) text += String(piece)
    })(),
  ).rejects.toThrow('The line is down')
  expect(text).toBe('\uFEFFId,Name\r\n1,Hub\r\n2,Hub\r\n3,Hub')
})
