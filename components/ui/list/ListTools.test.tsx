import { jest } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'

let search = ''
jest.unstable_mockModule('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(search),
  useRouter: () => ({}),
}))
const { LIST_FILTERS, ListTools } = await import('./ListTools')

beforeEach(() => {
  search = ''
})

const shown = (listing: Parameters<typeof ListTools>[0]['listing']) =>
  renderToStaticMarkup(<ListTools listing={listing}>tools</ListTools>) !== ''

test('a list that has nothing at all shows no tools', () => {
  expect(shown({ total: 0, counts: { active: 0, completed: 0 } })).toBe(false)
  expect(shown({ total: 0, counts: null })).toBe(false)
})

test('a list shows its tools with rows, with rows under another tab, and before its answer is there', () => {
  expect(shown({ total: 1, counts: null })).toBe(true)
  expect(shown({ total: 0, counts: { active: 0, completed: 3 } })).toBe(true)
  expect(shown(undefined)).toBe(true)
})

test.each(['q=zzz', 'tab=issues', 'due=late', 'company=7', 'from=2026-11-01'])(
  'a list without a match keeps its tools while %s narrows it',
  (address) => {
    search = address
    expect(shown({ total: 0, counts: null })).toBe(true)
  },
)

test('what only opens something narrows nothing', () => {
  search = 'id=7&new=1&sort=amount'
  expect(shown({ total: 0, counts: null })).toBe(false)
})

test('every filter of a list with tools is known', () => {
  const files = ['components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const used = files
    .filter((text) => /<List(Tools listing|Screen|Section)\b/.test(text))
    .flatMap((text) => [...text.matchAll(/<FilterSelect[^>]* param="(\w+)"/g)].map(([, name]) => name))
  expect(used.length).toBeGreaterThan(1)
  expect(LIST_FILTERS).toEqual(expect.arrayContaining(used))
})
