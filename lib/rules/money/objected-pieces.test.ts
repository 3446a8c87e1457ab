import { debtsOfLine, dueOfLine, dueOfObjected, partsOfLine } from './objected-pieces'

const line = { quantityMilli: 320_000, deliveredOn: '2026-04-01', days: 45 }
const open = { on: '2026-04-10', removedOn: null }
const over = { on: '2026-04-10', removedOn: '2026-04-20' }

test('an objection that names no pieces moves the whole line', () => {
  const whole = { ...line, objectedMilli: null }
  expect([dueOfLine(whole, open), dueOfLine(whole, over)]).toEqual([null, '2026-06-04'])
  expect(dueOfObjected(whole, over)).toBeNull()
})

test('one that names twelve pieces moves those alone', () => {
  const some = { ...line, objectedMilli: 12_000 }
  expect([dueOfLine(some, open), dueOfObjected(some, open)]).toEqual(['2026-05-16', null])
  expect([dueOfLine(some, over), dueOfObjected(some, over)]).toEqual(['2026-05-16', '2026-06-04'])
})

test('a line that it names no piece of stays, one that it names wholly moves', () => {
  expect(dueOfLine({ ...line, objectedMilli: 0 }, over)).toBe('2026-05-16')
  expect(dueOfObjected({ ...line, objectedMilli: 0 }, over)).toBeNull()
  expect(dueOfLine({ ...line, objectedMilli: 320_000 }, over)).toBe('2026-06-04')
})

test('a payment settles the pieces without an objection first, to the paisa', () => {
  const paid = [
    { on: '2026-05-01', paise: 90_000_00 },
    { on: '2026-05-20', paise: 10_000_00 },
  ]
  const debt = { ...line, grossPaise: 1_00_000_00, hasClock: true, settled: paid, dueOn: '2026-05-16' }
  expect(debtsOfLine({ ...debt, objectedMilli: 12_000, objectedDueOn: '2026-06-04' })).toMatchObject([
    {
      grossPaise: 96_250_00,
      dueOn: '2026-05-16',
      settled: [
        { on: '2026-05-01', paise: 90_000_00 },
        { on: '2026-05-20', paise: 6_250_00 },
      ],
    },
    { grossPaise: 3_750_00, dueOn: '2026-06-04', settled: [{ on: '2026-05-20', paise: 3_750_00 }] },
  ])
  expect(debtsOfLine({ ...debt, objectedMilli: null, objectedDueOn: null })).toHaveLength(1)
})

test('lists have the objected pieces apart, and both parts add up', () => {
  const amounts = { ...line, objectedMilli: 12_000, paise: 1_18_000_01, taxablePaise: 1_00_000_01, dueOn: '2026-05-16' }
  expect(partsOfLine(amounts, over)).toMatchObject([
    { paise: 1_13_575_01, taxablePaise: 96_250_01, dueOn: '2026-05-16' },
    { paise: 4_425_00, taxablePaise: 3_750_00, dueOn: '2026-06-04' },
  ])
  expect(partsOfLine(amounts, open)[1]).toMatchObject({ dueOn: null })
  expect(partsOfLine({ ...amounts, objectedMilli: null }, over)).toHaveLength(1)
})
