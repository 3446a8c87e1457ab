import { chipsOf, type FilterField } from './filter-field'

const due: FilterField = { label: 'Due', params: ['due', 'dueFrom', 'dueTo'], control: null }
const owner: FilterField = { label: 'Owner', params: ['owner'], control: null }

test('a first and a last day are one chip, and it takes both off', () => {
  const from = { param: 'dueFrom', label: 'Due from', value: '1 Dec 2026' }
  const to = { param: 'dueTo', label: 'Due to', value: '5 Dec 2026' }
  expect(chipsOf([from, to], [due, owner])).toEqual([
    { label: 'Due', value: 'from 1 Dec 2026 to 5 Dec 2026', params: ['dueFrom', 'dueTo'], field: due },
  ])
  expect(chipsOf([to], [due])).toMatchObject([{ value: 'to 5 Dec 2026', params: ['dueTo'] }])
})

test('a choice stands by its word, and what has no filter of its own is a chip, too', () => {
  const mine = { param: 'owner', label: 'Owner', value: 'Mine' }
  const thing = { param: 'thing', label: 'About', value: 'WO-12' }
  expect(chipsOf([thing, mine], [due, owner])).toEqual([
    { label: 'Owner', value: 'Mine', params: ['owner'], field: owner },
    { label: 'About', value: 'WO-12', params: ['thing'] },
  ])
})
