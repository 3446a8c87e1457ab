'use client'

import { FileCheck, FileWarning, FileUp, RotateCw, Trash2, X } from 'lucide-react'
import { IconButton } from '../layout/Button'
import { fileSize } from '@/lib/rules/format'
import css from './FileUploader.module.css'
import type { Sending as Item, UploadedFile } from './useUploads'

/** A file that is on the server. */
export const Uploaded = ({ file, onRemove }: { file: UploadedFile; onRemove: () => void }) => (
  <li className={css.row}>
    <FileCheck size={18} aria-hidden className={css.good} />
    <Name name={file.name} note={fileSize(file.size)} />
    <IconButton size="small" aria-label={`Remove ${file.name}`} onClick={onRemove}>
      <Trash2 size={16} aria-hidden />
    </IconButton>
  </li>
)

/** A file on its way, or one that did not arrive. */
export function Sending({ item, onCancel, onRetry }: { item: Item; onCancel: () => void; onRetry: () => void }) {
  const { file, state, sent, error } = item
  const percent = Math.round(sent * 100)
  const failed = state === 'failed'
  return (
    <li className={css.row}>
      {failed ? <FileWarning size={18} aria-hidden className={css.bad} /> : <FileUp size={18} aria-hidden />}
      <Name name={file.name} note={failed ? error : `${percent}% of ${fileSize(file.size)}`} bad={failed} />
      {failed && (
        <IconButton size="small" aria-label={`Retry ${file.name}`} onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton size="small" aria-label={`${failed ? 'Remove' : 'Cancel'} ${file.name}`} onClick={onCancel}>
        <X size={16} aria-hidden />
      </IconButton>
      {!failed && <progress className={css.progress} aria-label={`Uploading ${file.name}`} max={100} value={percent} />}
    </li>
  )
}

const Name = ({ name, note, bad }: { name: string; note?: string; bad?: boolean }) => (
  <span className={css.name}>
    <span title={name}>{name}</span>
    <span className={bad ? css.badNote : css.note}>{note}</span>
  </span>
)
