import { renderToStaticMarkup } from 'react-dom/server'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import { OnceShown } from '../layout/OnceShown'
import { hasNothing } from './narrowed'
import type { ListView, OpenList } from './useList'

type Row = { id: number }
type Counted = { total: number; counts: Record<string, number> | null }

const list: ListView<Row> = {
  role: 'admin',
  label: 'Orders',
  rows: 'orders',
  tabs: { label: 'Orders by status', of: () => [] },
  search: { label: 'Search orders' },
  filters: workorderFilters,
  empty: { title: 'No orders', text: '' },
  failed: '',
}

function shown(
  listing: Counted | undefined,
  address = '',
  declared: Partial<ListView<Row>> = {},
  narrowed: OpenList<Row>['narrowed'] = [],
) {
  const open = {
    list: { ...list, ...declared },
    address: Object.fromEntries(new URLSearchParams(address)),
    params: { q: 'q', tab: 'tab', sort: 'sort', cursor: 'cursor', id: 'id', ...declared.params },
    listing,
    narrowed,
  } as OpenList<Row>
  return renderToStaticMarkup(<OnceShown show={!hasNothing(open)}>tools</OnceShown>) !== ''
}
const nothing = { total: 0, counts: null }

test('a list that has nothing at all shows no tools', () => {
  expect(shown({ total: 0, counts: { active: 0, completed: 0 } })).toBe(false)
  expect(shown(nothing)).toBe(false)
})

test('a list shows its tools with rows, with rows under another tab, and before its answer is there', () => {
  expect(shown({ total: 1, counts: null })).toBe(true)
  expect(shown({ total: 0, counts: { active: 0, completed: 3 } })).toBe(true)
  expect(shown(undefined)).toBe(true)
})

test.each(['q=zzz', 'tab=issues', 'due=late', 'cursor=x'])(
  'a list without a match keeps its tools while %s narrows it',
  (address) => expect(shown(nothing, address)).toBe(true),
)

test('what a screen narrows its list by keeps the tools, as a chip or unsaid', () => {
  const company = { param: 'company', label: 'Company', value: 'Kaveri Pumps' }
  expect(shown(nothing, 'company=7')).toBe(false)
  expect(shown(nothing, 'company=7', {}, [company])).toBe(true)
  expect(shown(nothing, 'company=7', { unsaid: () => [company] })).toBe(true)
})

test('what only opens something narrows nothing, nor does what narrows another list of the screen', () => {
  expect(shown(nothing, 'id=7&new=1&sort=amount')).toBe(false)
  expect(shown(nothing, 'q=zzz&tab=issues', { params: { q: 'find', tab: 'show' } })).toBe(false)
  expect(shown(nothing, 'find=zzz', { params: { q: 'find' } })).toBe(true)
})
