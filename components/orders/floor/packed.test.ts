import type { QueueItem } from '@/lib/client/queue/item'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { firstPieces, leftToPack, packedFrom } from './packed'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const read = (fields: Record<string, string>) => packedFrom(form(fields), '2026-12-01')
const gone = {
  quantity: '200',
  packages: '4',
  gone: 'on',
  paper: 'invoice',
  number: ' MP/118 ',
  vehicle: 'mh 12 ab-1234',
}

test('pieces, boxes and kilograms with a point or a comma', () => {
  expect(read({ quantity: '200', packages: '4', weight: '86,5' })).toEqual({
    packed: { quantity: 200, packages: 4, weightGrams: 86_500 },
  })
  expect(read({ quantity: '200', packages: '', weight: '' })).toEqual({ packed: { quantity: 200 } })
})

test('what is gone has its document of today and the number plate without blanks', () => {
  expect(read(gone)).toEqual({
    packed: {
      quantity: 200,
      packages: 4,
      gone: { paper: { kind: 'invoice', number: 'MP/118', on: '2026-12-01' }, vehicle: 'MH12AB1234', on: '2026-12-01' },
    },
  })
})

test.each([
  ['pieces', { quantity: '' }],
  ['pieces', { quantity: '1.5' }],
  ['pieces', { quantity: '-3' }],
  ['boxes', { quantity: '2', packages: '1000' }],
  ['boxes', { ...gone, packages: '' }],
  ['weight', { quantity: '2', weight: 'heavy' }],
  ['weight', { quantity: '2', weight: '0' }],
  ['weight', { quantity: '2', weight: '40001' }],
  ['number', { ...gone, number: ' ' }],
  ['vehicle', { ...gone, vehicle: 'MH12' }],
] as const)('%s is wrong', (wrong, fields) => {
  expect(read(fields).wrong).toBe(wrong)
})

test('the form begins with the pieces that come next, as far as they are not packed', () => {
  expect(firstPieces({ nextDelivery: { quantity: 120, day: '2026-12-03' } }, 300)).toBe(120)
  expect(firstPieces({ nextDelivery: { quantity: 120, day: '2026-12-03' } }, 100)).toBe(100)
  expect(firstPieces({ nextDelivery: null }, 300)).toBe(300)
})

test('what waits on the phone is not packed again; what was refused, and other orders, take nothing', () => {
  const order = { id: 12, toPack: 300 } as FloorOrder
  const item = (quantity: number, more: object = {}) =>
    ({ order: 12, kind: 'shipment', state: 'waiting', body: { quantity }, ...more }) as QueueItem
  expect(leftToPack(order, [item(200), item(50, { state: 'refused' }), item(40, { order: 13 })])).toBe(100)
  expect(leftToPack(order, [item(200), item(200)])).toBe(0)
  // A card that the phone kept from before this knew of none.
  expect(leftToPack({ id: 12 } as FloorOrder, [])).toBe(0)
})
