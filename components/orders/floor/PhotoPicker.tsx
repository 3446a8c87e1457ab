'use client'

import { Camera } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import css from './Floor.module.css'

type Props = { label: string; disabled?: boolean; onFiles: (files: File[]) => void; children: ReactNode }

/** Opens the camera of a phone, or its photos. */
export function PhotoPicker({ label, disabled, onFiles, children }: Props) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same photo can be chosen again.
    target.value = ''
    onFiles(files)
  }
  return (
    <label className={css.photo} data-busy={disabled || undefined}>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        disabled={disabled}
        aria-label={label}
        onChange={pick}
      />
      <Camera size={22} aria-hidden />
      {children}
    </label>
  )
}
