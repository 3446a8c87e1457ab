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
    help="Jobwork checks each file first for names and letterheads."
    accept={fileTypes.inquiry}
    maxMb={maxMb}
    upload={upload}
    onBlock={onBlock}
  />
)
