import { ArrowRight } from 'lucide-react'
import type { InquiryRevision } from '@/lib/contract/trade/inquiries'
import css from './revisions.module.css'

/** Longer than this, what was and what is stand under each other. */
const SHORT = 40

/** What a revision changed, a line a field: what was, then what is. */
export const RevisionChanges = ({ changes }: Pick<InquiryRevision, 'changes'>) => (
  <dl className={css.changes}>
    {changes.map(({ field, label, from, to }) => (
      <div key={field} data-long={(from ?? '').length > SHORT || (to ?? '').length > SHORT || undefined}>
        <dt>{label}</dt>
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
  </dl>
)
