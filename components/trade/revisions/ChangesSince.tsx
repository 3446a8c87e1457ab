'use client'

import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { RevisionChanges } from './RevisionChanges'
import { useChangesSince } from './useChangesSince'

type Props = { inquiryId: number; /** The revision that the reader knows. */ since: number }

/** What changed in an inquiry since a revision, with what its customer says of it. */
export const ChangesSince = ({ inquiryId, since }: Props) =>
  useChangesSince(inquiryId, since)?.map(({ number, note, changes }) => (
    <Stack key={number} gap="small">
      {note && (
        <Text as="p" prose dir="auto">
          {note}
        </Text>
      )}
      <RevisionChanges changes={changes} />
    </Stack>
  ))
