import { ArrowRight } from 'lucide-react'
import type { InquiryRevision } from '@/lib/contract/trade/inquiries'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import css from './revisions.module.css'

/** Longer than this, what was and what is stand under each other. */
const SHORT = 40

/** What a revision changed, a line a field: what was, then what is. */
export const RevisionChanges = ({ changes }: Pick<InquiryRevision, 'changes'>) => (
  <Stack as="dl" ruled="small">
    {changes.map((change) => (
      <div key={change.field} className={css.change}>
        <Text as="dt" tone="secondary">
          {change.label}
        </Text>
        <Change {...change} />
      </div>
    ))}
  </Stack>
)

function Change({ from, to }: InquiryRevision['changes'][number]) {
  const words = (
    <>
      {/* What was not there before has no before. */}
      {from !== null && (
        <>
          <Text as="del" tone="secondary" dir="auto">
            {from}
          </Text>
          <ArrowRight size={14} color="var(--jw-palette-text-secondary)" role="img" aria-label="is now" />
        </>
      )}
      <ins dir="auto">{to ?? 'None'}</ins>
    </>
  )
  const isLong = (from ?? '').length > SHORT || (to ?? '').length > SHORT
  return isLong ? (
    <Stack as="dd" gap="snug" className={css.long}>
      {words}
    </Stack>
  ) : (
    <Row as="dd" wrap gap="small" lineGap="hair">
      {words}
    </Row>
  )
}
