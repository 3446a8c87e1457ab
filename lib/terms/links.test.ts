import { existsSync } from 'node:fs'
import { allEndpoints } from '../contract/calls'
import { ownPath } from './links'
import { linkTo, nouns, type EntityType } from './nouns'
import { refreshed } from './refreshed'

test('bell entries open the thing where the contract says', () => {
  expect(linkTo('quotation', 7, 'customer')).toBe('/customer/quotations?id=7')
  expect(linkTo('quotation', 7, 'supplier')).toBe('/supplier/quotations?id=7')
  expect(linkTo('workorder', 7, 'customer')).toBe('/customer/orders?id=7')
  expect(linkTo('workorder', 7, 'supplier')).toBe('/supplier/workorders?id=7')
  expect(linkTo('workorderrequest', 7, 'supplier')).toBe('/supplier/workorders')
  expect(linkTo('machine', 7, 'supplier')).toBe('/supplier/machines?id=7')
  expect(linkTo('process', 7, 'supplier')).toBe('/supplier/processes')
})

test('a link leads to a page that is there', () => {
  const paths = (Object.keys(nouns) as EntityType[]).flatMap((type) =>
    (['customer', 'supplier', 'admin'] as const).flatMap((role) => linkTo(type, 7, role)?.split('?')[0] ?? []),
  )
  const astray = paths.filter((path) => !existsSync(`app/(portal)${path.replace(/\/7$/, '/[id]')}/page.tsx`))
  expect(astray).toEqual([])
})

test('an open page asks again for what the contract has', () => {
  const lists = (Object.keys(nouns) as EntityType[]).flatMap((type) => refreshed[type])
  const begins = (start: string) => allEndpoints.some(({ path }) => path.startsWith(start))
  expect(lists.filter((start) => !begins(start))).toEqual([])
})

test('a link never leads into another role’s pages', () => {
  for (const type of Object.keys(nouns) as EntityType[])
    for (const role of ['customer', 'supplier', 'admin'] as const)
      // The page of a question, a problem or an invoice finds its inquiry or order, and leads on.
      expect(linkTo(type, 7, role) ?? `/${role}/`).toMatch(new RegExp(`^/(${role}/|(questions|problems|invoices)/7$)`))
})

test.each(['/customer/orders?id=7', '/supplier/quotations?inquiry=3&tab=open', '/admin/approvals#machines', '/'])(
  'after the sign-in one goes on to %s',
  (path) => expect(ownPath(path, '/home')).toBe(path),
)

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '\n//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/customer/..//evil.example',
  'evil.example',
  '',
  null,
  undefined,
])('an address that leads elsewhere or nowhere is not followed: %j', (path) =>
  expect(ownPath(path, '/home')).toBe('/home'),
)
