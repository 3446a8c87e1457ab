import { readdirSync } from 'node:fs'
import { navigation } from '@/components/desk/shell/navigation'
import { routeOf } from '@/lib/http/server/route-of'

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

test.each(['customer', 'supplier', 'admin'] as const)('every screen of a %s stands in the menu', (role) => {
  const screens = foldersIn(`app/(portal)/${role}`).map((name) => `/${role}/${name}`)
  // An admin's profile opens from the account button, an inquiry from the rows that name it, notifications from the bell.
  const elsewhere = ['/admin/profile', '/admin/inquiries', `/${role}/notifications`]
  const shown = screens.filter((path) => !elsewhere.includes(path))
  expect(navigation[role].map(({ href }) => href).sort()).toEqual(shown.sort())
})

test.each(['customer', 'supplier', 'admin'] as const)(
  'of each screen of a %s it is written what its heading, tabs and columns are',
  (role) => {
    const written = readdirSync(`tests/e2e/screens/frames/${role}`).map(
      (name) => `/${role}/${name.replace('.json', '')}`,
    )
    expect(navigation[role].map(({ href }) => href).filter((href) => !written.includes(href))).toEqual([])
  },
)

test('every area has a name of its own in the metrics', () => {
  const areas = foldersIn('app/(portal)').map((name) => `/${name}`)
  expect(areas.map((area) => routeOf(`${area}/7`))).toEqual(areas)
})
