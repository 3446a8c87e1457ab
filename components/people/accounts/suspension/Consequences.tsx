import { Notice } from '@/components/ui/feedback/Notice'
import { useApi } from '@/lib/client/api'
import type { Account } from '@/lib/contract/people/account'
import { count } from '@/lib/terms/format'
import { Stack } from '@/components/ui/layout/Stack'
import css from './suspension.module.css'

/** What a suspension does to this company now, with its numbers. */
export function Consequences({ account: { id, role } }: { account: Pick<Account, 'id' | 'role'> }) {
  const customer = role === 'customer'
  const { data: people = [] } = useApi('GET /api/users/{id}/members', { id })
  const inquiries = useApi('GET /api/inquiries', customer ? { customerId: id, open: 'true', limit: 1 } : null).data
  const quotations = useApi(
    'GET /api/quotations',
    customer ? null : { supplierId: id, status: 'pending', limit: 1 },
  ).data
  const sessions = people.reduce((sum, person) => sum + person.sessions, 0)
  const lines = [
    sessions ? `${several(sessions, 'session')} end${sessions === 1 ? 's' : ''} at once` : 'Nobody is signed in now',
    ...(customer
      ? [
          ...(inquiries?.total
            ? [
                `${several(inquiries.total, 'open inquiry', 'open inquiries')} ${inquiries.total === 1 ? 'leaves' : 'leave'} suppliers’ lists`,
              ]
            : []),
          'It can’t submit inquiries or accept quotations',
        ]
      : [
          ...(quotations?.total ? [`${several(quotations.total, 'waiting quotation')} can’t be accepted`] : []),
          'It can’t quote, and gets no work orders',
        ]),
  ]
  return (
    <Notice tone="warning" title="What follows">
      <Stack as="ul" gap="hair" className={css.follows}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Notice>
  )
}

const several = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one}` : `${count(n)} ${many}`)
