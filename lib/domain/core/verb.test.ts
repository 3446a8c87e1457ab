import { Problem } from '@/lib/contract/core/problem'
import { addProcess } from '@/lib/domain/trade/processes/add-process'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { command } from './verb'

await ownDatabase()

const form = { name: 'Honing', description: 'Bores up to 200 mm' }
const about = ({ id, companyName }: Viewer) => ({ processName: form.name, supplierId: id, supplierName: companyName })
const bellsOf = (eventId: number) => db().notification.findMany({ where: { eventId } })

test('an act leaves its event, and the bell entries of whom it concerns', async () => {
  const admin = await make.admin()
  const supplier = await make.supplier()
  const { id } = await addProcess(supplier, form)
  const event = await db().event.findFirstOrThrow({ where: { kind: 'process.submitted', entityId: id } })
  expect(event).toMatchObject({ actorId: supplier.id, entityType: 'process', fromStatus: null, toStatus: 'pending' })
  expect(await bellsOf(event.id)).toContainEqual(
    expect.objectContaining({
      memberId: admin.member.id,
      title: 'Process to approve',
      entityType: 'process',
      entityId: id,
    }),
  )
})

const leavesNothing = async (supplier: Viewer) => {
  expect(await db().process.count({ where: { supplierId: supplier.id } })).toBe(0)
  expect(await db().event.count({ where: { actorId: supplier.id } })).toBe(0)
}

test('an act that fails at its end leaves nothing: no row, no event', async () => {
  const supplier = await make.supplier()
  const failing = command('process.add', async ({ tx, emit }) => {
    const { id: processId } = await tx.process.create({ data: { ...form, supplierId: supplier.id } })
    emit('process.submitted', { ...about(supplier), processId, from: null, to: 'pending' })
    throw new Problem('conflict', 'Too late')
  })
  await refused(failing(supplier, {}), 'conflict')
  await leavesNothing(supplier)
})

test('an act that can not be told leaves nothing either', async () => {
  const supplier = await make.supplier()
  const failing = command('process.add', async ({ tx, emit }) => {
    const { id: processId } = await tx.process.create({ data: { ...form, supplierId: supplier.id } })
    emit('process.submitted', { ...about(supplier), processId, from: null, to: 'pending' })
    emit('process.submitted', { ...about(supplier), processId: 2 ** 40, from: null, to: 'pending' })
  })
  await expect(failing(supplier, {})).rejects.toThrow('out of range')
  await leavesNothing(supplier)
})
