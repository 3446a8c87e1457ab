'use client'

import { Button } from '@/components/ui/controls/Button'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Text } from '@/components/ui/layout/Text'
import { Timeline } from '@/components/ui/record/Timeline'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { date, dateTime } from '@/lib/terms/format'
import { NdaText } from './NdaText'

type Props = { inquiryId?: number; version?: number; open: boolean; onClose: () => void }

/** The text of the NDA to read, and below it the acceptances that its reader may know. */
export default function NdaReader({ inquiryId, version, open, onClose }: Props) {
  const may = useMay()
  const { data, error, mutate } = useApi('GET /api/nda', open ? { version } : null)
  const asked = open && inquiryId && may('nda.acceptances') ? { id: inquiryId } : null
  const acceptances = useApi('GET /api/inquiries/{id}/nda', asked).data
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={data ? `NDA, version ${data.version}` : 'NDA'}
      width={680}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {data ? (
        <>
          <Text as="p" size="small" tone="secondary" breaks>
            From {date(data.createdAt)}. SHA-256 of the text: {data.sha256}
          </Text>
          <NdaText text={data.text} />
          {acceptances && (
            <>
              <Text as="h3" size="body" weight="title">
                Acceptances
              </Text>
              {acceptances.length ? (
                <Timeline
                  label="Acceptances"
                  entries={acceptances.map(({ companyName, acceptedBy, acceptedAt, version }, key) => ({
                    key,
                    title: companyName ?? acceptedBy,
                    by: companyName && acceptedBy,
                    at: acceptedAt,
                    when: dateTime(acceptedAt),
                    text: `Version ${version}`,
                  }))}
                />
              ) : (
                <Text as="p" tone="secondary">
                  No supplier has accepted it yet.
                </Text>
              )}
            </>
          )}
        </>
      ) : error ? (
        <ErrorState title="Couldn’t load the NDA" problem={error} onRetry={() => void mutate()} />
      ) : data === null ? (
        <Text as="p">No NDA text is set up yet.</Text>
      ) : (
        <Bone height={240} />
      )}
    </DialogFrame>
  )
}
