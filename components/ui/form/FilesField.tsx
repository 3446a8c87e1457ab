'use client'

import { useController, type FieldValues } from 'react-hook-form'
import { FileUploader, type Photos, type UploadedFile, type UploadFunction } from '../files/FileUploader'
import { FieldNotes, type FieldProps } from './FieldFrame'

type Props<In extends FieldValues> = FieldProps<In> & {
  accept: readonly string[]
  maxMb: number
  upload: UploadFunction
  onBlock?: (why: string | null) => void
  single?: boolean
  photos?: Photos
}

/** Uploaded files as a field: its value is a list of UploadedFile. */
export function FilesField<In extends FieldValues>({ control, name, label, help, required, ...uploader }: Props<In>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <div>
      <FileUploader
        {...uploader}
        label={label}
        optional={!required}
        value={(field.value ?? []) as UploadedFile[]}
        onChange={field.onChange}
      />
      <FieldNotes error={fieldState.error?.message} help={help} />
    </div>
  )
}
