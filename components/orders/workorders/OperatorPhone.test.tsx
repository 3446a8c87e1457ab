import { renderToStaticMarkup } from 'react-dom/server'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { phoneIn } from '@/lib/rules/core/phone'
import { IssuePanel } from './drawer/IssuePanel'
import { OperatorPhoneProvider } from './OperatorPhone'

const order = { notes: 'Waiting for steel', supplierName: 'Shakti', supplierPhone: null } as Workorder
const stopped = (role: Role, set: string) =>
  renderToStaticMarkup(
    <OperatorPhoneProvider phone={phoneIn(set)}>
      <IssuePanel order={order} history={[]} role={role} />
    </OperatorPhoneProvider>,
  )

test.each(['customer', 'supplier'] as const)('a %s of an order on hold is told whom to call', (role) => {
  expect(stopped(role, '9822012345')).toMatch(
    /Questions\? Call Jobwork: <a href="tel:\+919822012345"[^>]*>\+91 98220 12345</,
  )
})

test('without a number, and to admins, nothing is said', () => {
  for (const text of [stopped('customer', ''), stopped('supplier', ''), stopped('admin', '9822012345')])
    expect(text).not.toMatch(/Questions|tel:/)
})
