import { ArrowRight } from 'lucide-react'
import type { InquiryRevision } from '@/lib/contract/trade/inquiries'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import css from './revisions.module.css'

/** Longer than this, what was and what is stand under each other. */
const SHORT = 40

/** What a revision changed, a line a field: what was, then what is. */
export const RevisionChanges = ({ changes }: Pick<InquiryRevision, 'changes'>) => (
  <Stack as="dl" ruled="small" className={css.changes}>
    {changes.map(({ field, label, from, to }) => (
      <div key={field} data-long={(from ?? '').length > SHORT || (to ?? '').length > SHORT || undefined}>
        <Text as="dt" tone="secondary">
          {label}
        </Text>
        <dd>
          {/* What was not there before has no before. */}
          {from !== null && (
            <>
              <del dir="auto">{from}</del>
              <ArrowRight size={14} role="img" aria-label="is now" className={css.arrow} />
            </>
          )}
          <ins dir="auto">{to ?? 'None'}</ins>
        </dd>
      </div>
    ))}
  </Stack>
)
