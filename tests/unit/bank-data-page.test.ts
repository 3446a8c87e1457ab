import { readFileSync } from 'node:fs'

const page = readFileSync('docs/security.md', 'utf8')
const [, section] = /\n### Bank data\n([\s\S]*?)\n### /.exec(page) ?? []

/** The columns of the schema that hold an account, an address for payments, or a bank's reference: `table.column`. */
function bankColumns(): string[] {
  const schema = readFileSync('prisma/schema.prisma', 'utf8')
  return [...schema.matchAll(/model \w+ \{([\s\S]*?)\n\}/g)].flatMap(([, body]) => {
    const table = /@@map\("(\w+)"\)/.exec(body!)![1]
    const columns = [...body!.matchAll(/^ {2}(\w+) +[A-Z]\w*\??.*$/gm)].map(
      ([line, field]) => /@map\("(\w+)"\)/.exec(line!)?.[1] ?? field!,
    )
    return columns.filter((column) => /bank|ifsc|^upi$|^utr$|iban/.test(column)).map((column) => `${table}.${column}`)
  })
}

test('docs/security.md names every column that holds bank data', () => {
  expect(typeof section).toBe('string')
  expect(bankColumns().length).toBeGreaterThan(7)
  expect(bankColumns().filter((column) => !section!.includes(`\`${column}\``))).toEqual([])
})

test('and says nowhere that there is none', () => expect(/no (card or )?bank data/i.test(page)).toBe(false))
