import { expect, test } from '@jest/globals'
import { Problem } from '@/lib/contract/problem'
import { addProcess } from '@/lib/domain/processes/add-process'
import { startWorker } from '@/lib/events/worker'
import { db, pooledRows, sql } from '@/lib/infra/db'
import { env } from '@/lib/infra/env'
import { make } from '@/tests/make'
import { refused } from '@/tests/refused'
import { command } from './verb'

const form = { name: 'Honing', description: 'Bores up to 200 mm' }
const jobsOf = (eventId: number) =>
  pooledRows<{ id: string }>(sql`
    SELECT j.id::text FROM graphile_worker._private_jobs j WHERE (j.payload ->> 'eventId')::int = ${eventId}`)

test('an act leaves its event and the job that delivers it', async () => {
  const supplier = await make.supplier()
  const { id } = await addProcess(supplier, form)
  const event = await db().event.findFirstOrThrow({ where: { kind: 'process.submitted', entityId: id } })
  expect(event).toMatchObject({ actorId: supplier.id, entityType: 'process', fromStatus: null, toStatus: 'pending' })
  expect(await jobsOf(event.id)).toHaveLength(1)
})

test('an act that fails at its end leaves nothing: no row, no event, no job', async () => {
  const supplier = await make.supplier()
  let eventId = 0
  const failing = command('process.add', async ({ tx, emit, rows }) => {
    const { id: processId } = await tx.process.create({ data: { ...form, supplierId: supplier.id } })
    const about = { processId, processName: form.name, supplierId: supplier.id, supplierName: supplier.companyName }
    await emit('process.submitted', { ...about, from: null, to: 'pending' })
    const [event] = await rows<{ id: number }>(sql`SELECT max(id) AS id FROM events WHERE actor_id = ${supplier.id}`)
    eventId = event!.id
    throw new Problem('conflict', 'Too late')
  })
  await refused(failing(supplier, {}), 'conflict')
  expect(await db().process.count({ where: { supplierId: supplier.id } })).toBe(0)
  expect(await db().event.count({ where: { actorId: supplier.id } })).toBe(0)
  expect(eventId).toBeGreaterThan(0)
  expect(await jobsOf(eventId)).toEqual([])
})

test('a running worker rings the bell of what is committed, soon', async () => {
  const admin = await make.admin()
  await pooledRows(sql`DELETE FROM graphile_worker._private_jobs`)
  const worker = await startWorker(env().DATABASE_URL!)
  try {
    const { id } = await addProcess(await make.supplier(), form)
    const bell = { userId: admin.id, entityType: 'process', entityId: id }
    for (let tries = 0; tries < 100 && !(await db().notification.count({ where: bell })); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await db().notification.findMany({ where: bell })).toMatchObject([{ title: 'Process to approve' }])
  } finally {
    await worker.stop()
  }
})
