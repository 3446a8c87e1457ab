import { readdirSync, readFileSync } from 'node:fs'
import { wires } from '@/tests/nouns'
import type { Viewer } from '@/lib/rules/core/permissions'
import type { Role } from '@/lib/terms/roles'

/** The fields that a role reads of a row in which all are set, and one that no schema has. */
function fieldsFor(role: Role, toWire: (typeof wires)[number][1], schema: (typeof wires)[number][2]) {
  const known = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, null]))
  const row = {
    ...known,
    data: {},
    kind: 'account.added',
    entityType: 'user',
    role: 'supplier',
    entityId: 1,
    notice: true,
    messages: [],
    supplierBankAccount: '4711',
  }
  return Object.keys(toWire(row as never, { role, member: { role: 'owner' } } as Viewer))
}
const roles = ['customer', 'supplier', 'admin'] as const

test.each(wires)('a new column of %s stays inside, whoever reads', (_, toWire, schema) => {
  for (const role of roles) {
    const fields = fieldsFor(role, toWire, schema)
    expect([role, fields]).toEqual([role, expect.not.arrayContaining(['supplierBankAccount'])])
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields))
  }
})

test.each(wires)('each field of %s is read by somebody', (_, toWire, schema) => {
  const read = roles.flatMap((role) => fieldsFor(role, toWire, schema))
  expect(Object.keys(schema.shape).filter((field) => !read.includes(field))).toEqual([])
})

test('whatever is shown by role stands in a sheet', async () => {
  const files = readdirSync('lib/domain', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('core/'))
    .filter((name) => /\bVisibleFields</.test(readFileSync(`lib/domain/${name}`, 'utf8')))
  const tried = wires.map(([, toWire]) => toWire)
  for (const file of files) {
    const made = Object.values(
      (await import(`@/lib/domain/${file.replace('.ts', '')}`)) as Record<string, (typeof tried)[number]>,
    )
    expect([file, made.some((one) => tried.includes(one))]).toEqual([file, true])
  }
  expect(files.length).toBeGreaterThan(5)
})
