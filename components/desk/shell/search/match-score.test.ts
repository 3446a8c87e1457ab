import { matchScore } from './match-score'

const score = (typed: string) => matchScore('Create Work Order', typed, ['new job assign wo'])

test('words are found in any order, by their beginnings and by other words for the thing', () => {
  for (const typed of ['create work order', 'order create', 'wo cr', 'new job', 'Cré'])
    expect([typed, score(typed) > 0]).toEqual([typed, true])
  for (const typed of ['create supplier', 'xyz', 'rk', 'work order 12'])
    expect([typed, score(typed)]).toEqual([typed, 0])
})

test('a word of the label counts more than another word for it', () => {
  expect(matchScore('Payments', 'pay')).toBeGreaterThan(matchScore('Receivables', 'pay', ['payments']))
})
