import { lots } from '@/lib/contract/orders/lots'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { addLot } from './add-lot'
import { changeLot } from './change-lot'

await ownDatabase()

async function ordered() {
  const { customer, supplier, admin, workorder } = await make.order()
  return { customer, supplier, admin, id: workorder.id, heat: unique('H') }
}
const heatsOf = async (viewer: Viewer, id: number) => (await getWorkorder(viewer, { id })).lots.map(({ heat }) => heat)

test('a maker says from which heat the parts are; its customer reads it, changed or taken away', async () => {
  const { customer, supplier, id, heat } = await ordered()
  const lot = await addLot(supplier, { id, heat, material: 'EN24', mill: 'Mukand', quantity: 200 })
  expect(conforms(lots.add, lot)).toMatchObject({ heat, material: 'EN24', mill: 'Mukand', quantity: 200 })
  expect((await getWorkorder(customer, { id })).lots).toEqual([lot])
  expect(conforms(lots.change, await changeLot(supplier, { id: lot.id, mill: null }))).toMatchObject({
    heat,
    mill: null,
  })
  await changeLot(supplier, { id: lot.id, void: true })
  expect(await heatsOf(customer, id)).toEqual([])
  await refused(changeLot(supplier, { id: lot.id, mill: 'Mukand' }), 'not_found')
})

test('a heat stands once on an order, however it is written, and of two at once', async () => {
  const { supplier, id, heat } = await ordered()
  const first = await addLot(supplier, { id, heat })
  await expect(addLot(supplier, { id, heat: heat.toLowerCase() })).rejects.toThrow(
    `Heat ${heat} is on this order already`,
  )
  const second = await addLot(supplier, { id, heat: `${heat}-2` })
  await refused(changeLot(supplier, { id: second.id, heat }), 'conflict')
  await changeLot(supplier, { id: first.id, heat: heat.toLowerCase() })
  await changeLot(supplier, { id: first.id, void: true })
  expect(await atOnce([1, 2].map(() => addLot(supplier, { id, heat })))).toEqual({ done: 1, refused: ['conflict'] })
})

test('a heat finds its orders for supplier, customer and admins, and for nobody else', async () => {
  const { customer, supplier, admin, id, heat } = await ordered()
  const { id: other } = (await make.order({ customer, supplier })).workorder
  for (const order of [id, other]) await addLot(supplier, { id: order, heat })
  const listed = async (viewer: Viewer) =>
    (await listWorkorders(viewer, { q: heat.slice(1), limit: 10 })).items.map((w) => w.id)
  const found = async (viewer: Viewer) => (await findEverywhere(viewer, { q: heat })).hits.map((hit) => hit.id)
  for (const viewer of [customer, supplier, admin]) {
    expect((await found(viewer)).sort()).toEqual([id, other].sort())
    expect((await listed(viewer)).sort()).toEqual([id, other].sort())
  }
  for (const stranger of [await make.customer(), await make.supplier()]) {
    expect(await found(stranger)).toEqual([])
    expect(await listed(stranger)).toEqual([])
  }
})

test('contact details are refused in it, and a long number is a heat', async () => {
  const { customer, supplier, id } = await ordered()
  await refused(addLot(supplier, { id, heat: '1', mill: 'Call 98220 12345' }), 'validation', 'mill')
  await refused(
    addLot(supplier, { id, heat: '1', material: `EN24 of ${customer.companyName}` }),
    'validation',
    'material',
  )
  await refused(addLot(supplier, { id, heat: 'ravi@forge.in' }), 'validation', 'heat')
  expect(await addLot(supplier, { id, heat: '9822012345' })).toMatchObject({ heat: '9822012345' })
})

test('a mill certificate names its heat and proves the material, on its own order alone', async () => {
  const { customer, supplier, admin, id, heat } = await ordered()
  await setDocuments(admin, { id, kinds: ['material_certificate'] })
  const lot = await addLot(supplier, { id, heat })
  const foreign = await addLot(supplier, { id: (await make.order({ supplier })).workorder.id, heat })
  const file = await make.upload(supplier, 'workorder', 'mill.pdf')
  const attach = (lotId: number) =>
    attachWorkorderFiles(supplier, { id, files: [{ id: file.id, document: 'material_certificate', lotId }] })
  await refused(attach(foreign.id), 'validation', 'files')
  expect(await attach(lot.id)).toMatchObject({ documentsMissing: 0 })
  expect((await getWorkorder(customer, { id })).files).toMatchObject([
    { lotId: lot.id, document: 'material_certificate' },
  ])
})
