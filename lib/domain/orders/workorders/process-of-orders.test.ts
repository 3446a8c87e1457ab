import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { listWorkorders } from './list-workorders'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test('an order is found by the process of its machine, or else of its inquiry, also when that changes later', async () => {
  const { admin, supplier, workorder, inquiry } = await make.order()
  const [first, second, third] = [
    await make.process(supplier),
    await make.process(supplier),
    await make.process(supplier),
  ]
  const machine = await make.machine(supplier, { processId: second.id })
  const names = [first.name, second.name, third.name]
  const foundBy = async (viewer = admin) => {
    const found = []
    for (const process of names)
      if ((await listWorkorders(viewer, { limit: 10, process })).items.some(({ id }) => id === workorder.id))
        found.push(process)
    return found
  }
  expect(await foundBy()).toEqual([])
  await db().inquiry.update({ where: { id: inquiry.id }, data: { processId: first.id } })
  expect(await foundBy()).toEqual([first.name])
  await db().workOrder.update({ where: { id: workorder.id }, data: { machineId: machine.id } })
  expect([await foundBy(), await foundBy(supplier)]).toEqual([[second.name], [second.name]])
  await db().machine.update({ where: { id: machine.id }, data: { processId: third.id } })
  expect(await foundBy()).toEqual([third.name])
  await db().machine.update({ where: { id: machine.id }, data: { processId: null } })
  expect(await foundBy()).toEqual([first.name])
})
