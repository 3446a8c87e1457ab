'use client'

import { FileText } from 'lucide-react'
import { useController, type FieldValues } from 'react-hook-form'
import { fileSize } from '@/lib/terms/format'
import type { ListedFile } from '../files/previews'
import { Button } from '../controls/Button'
import { FieldNotes, type FieldProps } from './FieldFrame'
import css from './KeptFilesField.module.css'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control' | 'name' | 'label'> & {
  files: readonly ListedFile[]
}

/** The files that a thing has: each stays or goes. The value are the names of those that go. */
export function KeptFilesField<In extends FieldValues>({ control, name, label, files }: Props<In>) {
  const { field, fieldState } = useController({ control, name })
  if (!files.length) return null
  const going = (field.value ?? []) as string[]
  const toggle = (file: string) =>
    field.onChange(going.includes(file) ? going.filter((one) => one !== file) : [...going, file])
  return (
    <div className={css.kept}>
      <p className={css.label}>{label}</p>
      <ul aria-label={label} className={css.list}>
        {files.map(({ id, name, size }) => {
          const goes = going.includes(name)
          return (
            <li key={id} data-goes={goes || undefined}>
              <FileText size={18} strokeWidth={1.5} aria-hidden />
              <span className={css.name}>{goes ? <del>{name}</del> : name}</span>
              <span className={css.size}>{goes ? 'Removed' : fileSize(size)}</span>
              <Button size="small" aria-label={`${goes ? 'Keep' : 'Remove'} ${name}`} onClick={() => toggle(name)}>
                {goes ? 'Keep' : 'Remove'}
              </Button>
            </li>
          )
        })}
      </ul>
      <FieldNotes error={fieldState.error?.message} />
    </div>
  )
}
