import { jest } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

jest.unstable_mockModule('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({}),
}))
const { DataTable } = await import('./DataTable')

test('every one of twelve columns has its name on a phone’s card', () => {
  const columns = Array.from({ length: 12 }, (_, n) => ({
    key: `c${n}`,
    header: `Column ${n}`,
    cell: () => `${n}`,
  }))
  const html = renderToStaticMarkup(
    <DataTable label="Parts" columns={columns} rows={[{ id: 1 }]} rowKey={({ id }) => id} empty="" />,
  )
  const names = html.match(/data-name="[^"]*"/g)
  // The first column opens the row and speaks for itself.
  expect(names).toEqual(columns.slice(1).map(({ header }) => `data-name="${header}"`))
})
