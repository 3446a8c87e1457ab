import { daysOfPeriod, ITC04_HEADERS, rowOfReturned, rowOfSent } from './itc04'

const worker = { gstin: '29AABCN5678B1ZC', stateCode: '29' }
const sent = {
  ...worker,
  challan: 'JWH/26-27/00003',
  on: '2026-12-04',
  description: 'MS round bar, 50 mm',
  uqc: 'KGS',
  quantityMilli: 250_500,
  valuePaise: 18_500_00,
  capital: false,
  rateBp: 1800,
} as const

test('a period is half a year from April or October, or the year from April', () => {
  expect(daysOfPeriod('2026-1')).toEqual(['2026-04-01', '2026-09-30'])
  expect(daysOfPeriod('2026-2')).toEqual(['2026-10-01', '2027-03-31'])
  expect(daysOfPeriod('2026')).toEqual(['2026-04-01', '2027-03-31'])
})

test('table 4 has what went out: the rate as IGST between States, in halves within one, the State of a worker without a number', () => {
  expect(
    Object.fromEntries(ITC04_HEADERS['4'].map((head, i) => [head, rowOfSent({ ...sent, split: 'inter' })[i]])),
  ).toEqual({
    'GSTIN/State': '29AABCN5678B1ZC',
    'Challan no.': 'JWH/26-27/00003',
    'Challan date': '04-12-2026',
    'Description of goods': 'MS round bar, 50 mm',
    UQC: 'KGS-KILOGRAMS',
    Quantity: '250.5',
    'Taxable value': '18500.00',
    'Type of goods': 'Inputs',
    'Central tax': 0,
    'State/UT tax': 0,
    'Integrated tax': 18,
    Cess: 0,
  })
  const within = rowOfSent({ ...sent, gstin: null, stateCode: '27', split: 'intra', capital: true, rateBp: 1250 })
  expect(within[0]).toBe('27-Maharashtra')
  expect(within.slice(7)).toEqual(['Capital goods', 6.25, 6.25, 0, 0])
})

test('table 5A has what came back, with the challan of the worker and ours', () => {
  const back = {
    ...sent,
    challan: 'MP/118',
    on: '2026-12-20',
    quantityMilli: 190_000,
    originalChallan: 'JWH/26-27/00003',
    originalOn: '2026-12-04',
    work: 'CNC turning',
    wasteMilli: 22_000,
  }
  expect(Object.fromEntries(ITC04_HEADERS['5A'].map((head, i) => [head, rowOfReturned(back)[i]]))).toEqual({
    'GSTIN/State': '29AABCN5678B1ZC',
    'Challan no.': 'MP/118',
    'Challan date': '20-12-2026',
    'Description of goods': 'MS round bar, 50 mm',
    UQC: 'KGS-KILOGRAMS',
    Quantity: '190',
    'Original challan no.': 'JWH/26-27/00003',
    'Original challan date': '04-12-2026',
    'Nature of job work': 'CNC turning',
    'Losses UQC': 'KGS-KILOGRAMS',
    'Losses quantity': '22',
  })
})
