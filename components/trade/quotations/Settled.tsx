import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { date } from '@/lib/terms/format'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { isExpired } from './offers'
import { CreateWorkorderLink } from './CreateWorkorderLink'
import { SubmitAgainLink } from './SubmitAgainLink'

/** What stands under an offer that its reader can't decide on. */
export function Settled({ quotation, role }: { quotation: Quotation; role: Role }) {
  if (role === 'admin' && quotation.status === 'accepted') return <CreateWorkorderLink quotation={quotation} />
  return (
    <Stack as="span" gap="small">
      <Text size="small" tone="secondary">
        {answerOf(quotation, role)}
      </Text>
      {role === 'customer' && isExpired(quotation) && (
        <Row as="span">
          <SubmitAgainLink quotation={quotation} />
        </Row>
      )}
    </Stack>
  )
}

function answerOf(
  { status, expired, validUntil, unavailable, needsConfirmation, revision }: Quotation,
  role: Role,
): string {
  if (status === 'accepted') return role === 'customer' ? 'You accepted this offer.' : 'Accepted'
  if (status === 'rejected') return 'Not chosen'
  if (expired && validUntil) return `This price was valid until ${date(validUntil)}.`
  if (needsConfirmation) return `For revision ${bidderLetter(revision)}. Its supplier has to confirm it.`
  if (unavailable) return role === 'admin' ? 'Its supplier is suspended.' : 'Not available at the moment.'
  if (status === 'sent') return 'Sent to you by email or phone. Answer it there.'
  return 'The customer decides.'
}
