import type { Viewer } from '@/lib/rules/core/permissions'
import { cookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { recordStatements } from '@/tests/sent-statements'

await ownDatabase()

const sent = recordStatements()

/** The statements of a call, and the length of their text: PostgreSQL plans it once a connection, or each time. */
async function costOf(viewer: Viewer, call: string, body?: unknown) {
  await cookieOf(viewer)
  // The first connection of a test also asks for settings.
  await ask(viewer, 'GET /api/user')
  sent.length = 0
  const { status } = await ask(viewer, call, body)
  expect([call, status < 300]).toEqual([call, true])
  return { statements: sent.length, bytes: sent.join('').length }
}

function upload() {
  const form = new FormData()
  form.append('purpose', 'workorder')
  form.append('file', new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }))
  return form
}

/** The calls that docs/performance.md has figures of, with the most that each may cost. The bytes are a tenth above what is. */
test('a call sends no more statements and no longer ones than it did', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const { workorder } = await make.order({ customer, supplier })
  const inquiry = { projectName: 'Flange', description: 'Turned and drilled, rev B', quantity: 25 }
  const status = { status: 'started', notes: '' }
  const calls: [viewer: Viewer, call: string, body: unknown, statements: number, bytes: number][] = [
    [supplier, 'GET /api/user', undefined, 1, 2_000],
    [supplier, 'GET /api/workorders?limit=50', undefined, 3, 14_700],
    [admin, 'GET /api/workorders?limit=50', undefined, 3, 13_800],
    [admin, 'GET /api/customers?limit=50&q=castings', undefined, 3, 3_600],
    [customer, 'POST /api/inquiries', inquiry, 8, 13_600],
    [admin, `PATCH /api/workorders/${workorder.id}/status`, status, 7, 27_300],
    [supplier, 'POST /api/files', upload(), 10, 4_800],
  ]
  for (const [viewer, call, body, statements, bytes] of calls) {
    const cost = await costOf(viewer, call, body)
    expect([call, cost, cost.statements <= statements && cost.bytes <= bytes]).toEqual([call, cost, true])
  }
})
