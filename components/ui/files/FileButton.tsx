import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../controls/Button'
import css from './FileButton.module.css'

type Props = Pick<ButtonLook, 'size' | 'fullWidth'> & {
  /** Its accessible name. */
  label: string
  accept: string
  multiple?: boolean
  /** Opens the camera of a phone at once. */
  camera?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that lets a person choose files, or take a photo. */
export const FileButton = ({ label, accept, multiple, camera, disabled, onFiles, children, ...look }: Props) => (
  <label className={buttonClass({ ...look, className: css.choose })} data-disabled={disabled || undefined}>
    <input
      type="file"
      accept={accept}
      multiple={multiple}
      capture={camera ? 'environment' : undefined}
      disabled={disabled}
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        event.target.value = ''
        if (files.length) onFiles(files)
      }}
    />
    {children}
  </label>
)
