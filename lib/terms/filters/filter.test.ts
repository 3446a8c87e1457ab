import { schemasOf } from '@/lib/contract/core/filter'
import { supplierFilters } from './accounts'
import { askedIn, fitsFilter, paramsOf, type Filters } from './filter'
import { inquiryFilters } from './inquiries'
import { machineFilters } from './machines'
import { quotationFilters } from './quotations'
import { workorderFilters } from './workorders'

const tables: Filters[] = [workorderFilters, inquiryFilters, quotationFilters, supplierFilters, machineFilters]
const values = [
  'late',
  'none',
  'some',
  'me',
  'true',
  '2d',
  '0',
  '1',
  '12',
  '-1',
  '1.5',
  '2147483647',
  '2147483648',
  'x',
  'Milling',
  '2026-11-24',
  '2026-02-30',
  '0000-01-01',
  '26-1-1',
  'a'.repeat(200),
  'a'.repeat(201),
  'open',
  'pending',
]

test('a screen takes from its address what the call takes, and nothing else', () => {
  for (const filters of tables)
    for (const [key, schema] of Object.entries(schemasOf(filters)))
      for (const value of values)
        expect([key, value, fitsFilter(filters[key]!, value)]).toEqual([key, value, schema!.safeParse(value).success])
})

test('what is misspelt, and what another role narrows by, is left out', () => {
  const address = { due: 'late', payment: 'open', dueFrom: 'soon', customerId: '7', owner: 'me' }
  expect(askedIn(workorderFilters, address, 'admin')).toEqual({
    due: 'late',
    paymentStatus: 'open',
    customerId: '7',
    owner: 'me',
  })
  expect(askedIn(workorderFilters, address, 'supplier')).toEqual({ due: 'late', paymentStatus: 'open' })
})

test('two lists on one screen share no name in the address', () => {
  const shared = paramsOf(inquiryFilters).filter((param) => paramsOf(quotationFilters).includes(param))
  expect(shared).toEqual([])
})
