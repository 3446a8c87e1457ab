'use client'

import { FilesField } from '@/components/ui/form/FilesField'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { QuotationControl } from './control'

type Props = { control: QuotationControl; maxMb: number; onBlock: (why: string | null) => void }

const upload = uploadFile.bind(null, 'inquiry')

/** Attachments of a quotation. */
export const Attachments = ({ control, maxMb, onBlock }: Props) => (
  <FilesField
    control={control}
    name="files"
    label="Attachments"
    help="Jobwork looks at each one first: most carry a letterhead."
    accept={fileTypes.inquiry}
    maxMb={maxMb}
    upload={upload}
    onBlock={onBlock}
  />
)
