'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import type { InquiryRevision } from '@/lib/contract/inquiries'
import { RevisionChanges } from './RevisionChanges'
import css from './revisions.module.css'

/** What each revision of an inquiry changed, the newest first; the earlier ones are folded. Nothing for one that was never revised. */
export function Revisions({ of: { id } }: { of: { id: number } }) {
  const { data = [] } = useApi('GET /api/inquiries/{id}/revisions', { id }, { keepPreviousData: false })
  const [newest, ...earlier] = data.filter(({ number }) => number > 1).reverse()
  if (!newest) return null
  return (
    <Section plain title="Revisions">
      <Stack gap="large">
        <Revision revision={newest} />
        {earlier.length > 0 && (
          <details className={css.fold}>
            <summary>{earlier.length === 1 ? '1 earlier revision' : `${earlier.length} earlier revisions`}</summary>
            {earlier.map((one) => (
              <Revision key={one.number} revision={one} />
            ))}
          </details>
        )}
      </Stack>
    </Section>
  )
}

const Revision = ({ revision: { letter, createdAt, note, changes } }: { revision: InquiryRevision }) => (
  <article className={css.revision} aria-label={`Revision ${letter}`}>
    <p className={css.head}>
      <strong>Revision {letter}</strong>
      <FormattedDate value={createdAt} />
    </p>
    {note && (
      <p dir="auto" className={css.note}>
        {note}
      </p>
    )}
    <RevisionChanges changes={changes} />
  </article>
)
