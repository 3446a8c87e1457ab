'use client'

import { Stack } from '@/components/ui/layout/Stack'
import { RevisionChanges } from './RevisionChanges'
import css from './revisions.module.css'
import { useChangesSince } from './useChangesSince'

type Props = { inquiryId: number; /** The revision that the reader knows. */ since: number }

/** What changed in an inquiry since a revision, with what its customer says of it. */
export const ChangesSince = ({ inquiryId, since }: Props) =>
  useChangesSince(inquiryId, since)?.map(({ number, note, changes }) => (
    <Stack key={number} gap="small">
      {note && (
        <p dir="auto" className={css.note}>
          {note}
        </p>
      )}
      <RevisionChanges changes={changes} />
    </Stack>
  ))
