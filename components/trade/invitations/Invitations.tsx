'use client'

import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { Invitation } from '@/lib/contract/trade/invitations'
import { openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { noQuoteWords } from '@/lib/rules/trade/no-quote'

const InviteDialog = lazy(() => import('./InviteDialog'))

/** The suppliers that were invited to quote on an inquiry, what came of it, and the way to invite others: `?invite=1`. */
export function Invitations({ inquiry }: { inquiry: Inquiry }) {
  const { id, status, held, invitedOnly } = inquiry
  const may = useMay()
  const address = useUrlState()
  const { data = [] } = useApi('GET /api/inquiries/{id}/invitations', { id }, { keepPreviousData: false })
  const mayInvite = may('invitation.send') && openToQuoting.includes(status) && !held && !invitedOnly
  if (!data.length && !mayInvite) return null
  return (
    <Section
      plain
      title="Invited suppliers"
      actions={
        mayInvite && (
          <Button size="small" onClick={() => address.set({ invite: 1 })}>
            Find suppliers
          </Button>
        )
      }
    >
      {data.length ? (
        <Stack as="ul" ruled="small">
          {data.map((one) => (
            <li key={one.supplierId}>
              <Row as="p" wrap gap="medium" lineGap="hair" justify="between">
                <strong>{one.supplierName}</strong>
                <Outcome of={one} />
              </Row>
              <Text as="p" size="small" tone="secondary">
                Invited on <FormattedDate value={one.invitedAt} />
                {one.invitedBy ? ` by ${one.invitedBy}` : ', because its customer reorders what it made'}
              </Text>
            </li>
          ))}
        </Stack>
      ) : (
        <Text as="p" tone="secondary">
          Nobody is invited yet.
        </Text>
      )}
      <Overlay of={mayInvite && address.get('invite')} onClose={() => address.set({ invite: null })}>
        {(overlay) => <InviteDialog inquiry={inquiry} {...overlay} />}
      </Overlay>
    </Section>
  )
}

/** What came of an invitation. */
function Outcome({ of: { quoted, asked, declineReason } }: { of: Invitation }) {
  if (quoted) return <StatusChip tone="success" label="Quoted" />
  if (declineReason) return <StatusChip tone="neutral" label={`Will not quote: ${noQuoteWords[declineReason]}`} />
  return asked ? <StatusChip tone="info" label="Asked" /> : <StatusChip tone="warning" label="No answer yet" />
}
