'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Fold } from '@/components/ui/layout/Fold'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { InquiryRevision } from '@/lib/contract/trade/inquiries'
import { RevisionChanges } from './RevisionChanges'

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
          <Fold summary={earlier.length === 1 ? '1 earlier revision' : `${earlier.length} earlier revisions`}>
            <Stack gap="large">
              {earlier.map((one) => (
                <Revision key={one.number} revision={one} />
              ))}
            </Stack>
          </Fold>
        )}
      </Stack>
    </Section>
  )
}

const Revision = ({ revision: { letter, createdAt, note, changes } }: { revision: InquiryRevision }) => (
  <Stack as="article" gap="small" aria-label={`Revision ${letter}`}>
    <Row as="p" wrap gap="medium" lineGap="hair" align="baseline">
      <strong>Revision {letter}</strong>
      <Text size="small" tone="secondary">
        <FormattedDate value={createdAt} />
      </Text>
    </Row>
    {note && (
      <Text as="p" prose dir="auto">
        {note}
      </Text>
    )}
    <RevisionChanges changes={changes} />
  </Stack>
)
