import { settledByLine, unpaidOn } from './unpaid-shares'

const line = (no: number, paise: number, dueOn: string | null = '2026-06-14') => ({ no, paise, dueOn, days: 45 })
const settledOf = (lines: ReturnType<typeof line>[], settled: { on: string; paise: number }[]) =>
  settledByLine(lines, '2026-05-02', settled).map((one) => one.settled)

test('money goes to the line whose time counts first, then by line number', () => {
  const lines = [line(1, 300_00, '2026-06-20'), line(2, 100_00), line(3, 200_00)]
  expect(
    settledOf(lines, [
      { on: '2026-06-01', paise: 150_00 },
      { on: '2026-06-30', paise: 250_00 },
    ]),
  ).toEqual([
    [{ on: '2026-06-30', paise: 100_00 }],
    [{ on: '2026-06-01', paise: 100_00 }],
    [
      { on: '2026-06-01', paise: 50_00 },
      { on: '2026-06-30', paise: 150_00 },
    ],
  ])
})

test('a line with an open objection is paid last', () => {
  expect(settledOf([line(1, 100_00, null), line(2, 100_00)], [{ on: '2026-06-01', paise: 100_00 }])).toEqual([
    [],
    [{ on: '2026-06-01', paise: 100_00 }],
  ])
})

test('what came back settles the others on the day of the bill', () => {
  const [first, back] = settledOf([line(1, 100_00), line(2, -30_00)], [{ on: '2026-06-01', paise: 50_00 }])
  expect(first).toEqual([
    { on: '2026-05-02', paise: 30_00 },
    { on: '2026-06-01', paise: 50_00 },
  ])
  expect(back).toEqual([])
})

test('what is unpaid by a rupee is paid, by more it is not', () => {
  const settled = (paise: number) => [{ on: '2026-06-01', paise }]
  expect(unpaidOn(100_00, settled(99_00), '2026-06-01')).toBe(0)
  expect(unpaidOn(100_00, settled(98_99), '2026-06-01')).toBe(1_01)
})

test('what is unpaid at the end of a day is never below zero', () => {
  const settled = [
    { on: '2026-06-01', paise: 60_00 },
    { on: '2026-06-10', paise: 60_00 },
  ]
  expect(['2026-05-31', '2026-06-01', '2026-06-09', '2026-06-10'].map((day) => unpaidOn(100_00, settled, day))).toEqual(
    [100_00, 40_00, 40_00, 0],
  )
})
