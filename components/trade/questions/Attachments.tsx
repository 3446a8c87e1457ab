'use client'

import type { ReactNode } from 'react'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { FilesField } from '@/components/ui/form/FilesField'
import { Stack } from '@/components/ui/layout/Stack'
import { Fold } from '@/components/ui/layout/Fold'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'

type Props<In extends FieldValues> = {
  control: Control<In>
  name: Path<In>
  maxMb: number
  onBlock: (why: string | null) => void
  /** In the fold besides. */
  children?: ReactNode
  label: string
  open?: boolean
}

const upload = uploadFile.bind(null, 'inquiry')

/** Files of a message, folded: most have none. */
export function Attachments<In extends FieldValues>({ children, label, open, ...field }: Props<In>) {
  return (
    <Fold quiet summary={label} open={open}>
      <Stack gap="medium">
        {children}
        <FilesField {...field} label="Attachments" accept={fileTypes.inquiry} upload={upload} photos="pdf" />
      </Stack>
    </Fold>
  )
}
