import { NO_ANSWER, readAnswer, type AnswerTexts } from './answer-line'
import { readAmount } from './read-amount'

const read = (texts: Partial<AnswerTexts>, asked?: Parameters<typeof readAnswer>[1]) =>
  readAnswer({ ...NO_ANSWER, ...texts }, asked)

test.each([
  ['205', 20_500],
  ['47.25', 4_725],
  ['₹1,48,000.50', 14_800_050],
  ['Rs. 1,480', 148_000],
  ['1 480/-', 148_000],
  ['0.5', 50],
  ['100.500', 10_050],
])('%s is an amount', (text, paise) => expect(readAmount(text)).toEqual({ value: paise }))

test.each([
  ['abc', 'This is not a number'],
  ['12,5', 'This is not a number'],
  ['-5', 'This is not a number'],
  ['1.234,50', 'This is not a number'],
  ['', 'This is not a number'],
  ['47.255', 'At most two decimals'],
  ['99999999999', 'This number is too large'],
])('%s is none: %s', (text, fault) => expect(readAmount(text)).toEqual({ fault }))

test('a line says a price with tooling and days', () => {
  expect(read({ unitPaise: '1,480.00', tooling: '12,000', leadDays: '21 days', note: ' Ex works ' })).toEqual({
    unitPaise: 148_000, tooling: 12_000, leadDays: 21, noQuote: null, note: 'Ex works', faults: {},
  }) // oxfmt-ignore
})

test('a line says a reason by its name or its words', () => {
  expect(read({ noQuote: 'capability' })).toMatchObject({ noQuote: 'capability', faults: {} })
  expect(read({ noQuote: 'No capacity' })).toMatchObject({ noQuote: 'capacity', faults: {} })
})

test('a line without an answer has no fault, unless one stands already', () => {
  expect(read({}).faults).toEqual({})
  expect(read({}, { price: true }).faults).toEqual({ unitPaise: 'Enter a price' })
  expect(read({}, { reason: true }).faults).toEqual({ noQuote: 'Choose a reason, or enter a price' })
})

test.each<[Partial<AnswerTexts>, object]>([
  [{ unitPaise: '205', noQuote: 'price' }, { noQuote: 'A price or a reason, not both' }],
  [{ tooling: '500' }, { unitPaise: 'Enter a price' }],
  [{ unitPaise: '0' }, { unitPaise: 'Enter a price' }],
  [{ unitPaise: '5', tooling: '10.50' }, { tooling: 'Enter an amount in whole rupees' }],
  [{ unitPaise: '5', leadDays: '731' }, { leadDays: 'Enter 1 to 730 days' }],
  [{ unitPaise: '5', leadDays: 'soon' }, { leadDays: 'Enter 1 to 730 days' }],
  [{ noQuote: 'x' }, { noQuote: 'Choose a reason' }],
  [{ noQuote: 'other', note: 'n'.repeat(501) }, { note: 'At most 500 letters' }],
])('%j has a cell to mend', (texts, faults) => expect(read(texts).faults).toEqual(faults))
