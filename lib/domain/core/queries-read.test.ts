import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const WRITES = /\b(INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b|\.(create|update|upsert|delete)(Many)?(AndReturn)?\(\{/

test('a file whose verbs are all queries writes nothing', async () => {
  const files = (await readdir('lib/domain', { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const writing: string[] = []
  for (const name of files) {
    const text = await readFile(path.join('lib/domain', name), 'utf8')
    if (/\bquery\(/.test(text) && !/\bcommand\(/.test(text) && WRITES.test(text)) writing.push(name)
  }
  expect(writing).toEqual([])
})
