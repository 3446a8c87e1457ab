'use client'

import { FileText } from 'lucide-react'
import { useController, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { FieldNotes } from '@/components/ui/form/FieldFrame'
import { Button } from '@/components/ui/layout/Button'
import type { FileInfo } from '@/lib/contract/files'
import type { ReviseForm } from '@/lib/contract/inquiries'
import { fileSize } from '@/lib/rules/format'
import css from './KeptFiles.module.css'

type Props = {
  control: Control<z.input<typeof ReviseForm>, unknown, z.output<typeof ReviseForm>>
  /** The files of the current revision. */
  files: readonly FileInfo[]
}

/** The files that the inquiry has: each stays, or is removed by the revision. */
export function KeptFiles({ control, files }: Props) {
  const { field, fieldState } = useController({ control, name: 'remove' })
  if (!files.length) return null
  const toggle = (name: string) =>
    field.onChange(field.value.includes(name) ? field.value.filter((one) => one !== name) : [...field.value, name])
  return (
    <div className={css.kept}>
      <p className={css.label}>Current files</p>
      <ul aria-label="Current files" className={css.list}>
        {files.map(({ id, name, size }) => {
          const removed = field.value.includes(name)
          return (
            <li key={id} data-removed={removed || undefined}>
              <FileText size={18} strokeWidth={1.5} aria-hidden />
              <span className={css.name}>{removed ? <del>{name}</del> : name}</span>
              <span className={css.size}>{removed ? 'Removed' : fileSize(size)}</span>
              <Button size="small" aria-label={`${removed ? 'Keep' : 'Remove'} ${name}`} onClick={() => toggle(name)}>
                {removed ? 'Keep' : 'Remove'}
              </Button>
            </li>
          )
        })}
      </ul>
      <FieldNotes error={fieldState.error?.message} />
    </div>
  )
}
