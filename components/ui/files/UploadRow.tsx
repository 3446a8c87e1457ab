'use client'

import { FileCheck, FileWarning, FileUp, RotateCw, Trash2, X } from 'lucide-react'
import { useContext } from 'react'
import { IconButton } from '../controls/Button'
import type { LengthUnit } from '@/lib/contract/files/files'
import { fileSize } from '@/lib/terms/format'
import rowSelect from '../controls/row-select.module.css'
import css from './FileUploader.module.css'
import { ChosenSlot, type UnitAsk } from './previews'
import type { Sending as Item, UploadedFile } from './useUploads'

type UploadedProps = { file: UploadedFile; onUnit: (unit: LengthUnit | null) => void; onRemove: () => void }

/** A file that is on the server. */
export function Uploaded({ file, onUnit, onRemove }: UploadedProps) {
  const show = useContext(ChosenSlot)
  const { name, size, href, unit, unitAsk } = file
  const picture = href && show?.({ name, size, href, unit })
  return (
    <li className={css.row}>
      <FileCheck size={18} aria-hidden className={css.good} />
      <Name name={name} note={fileSize(size)} />
      {unitAsk && <Unit file={file} ask={unitAsk} onChange={onUnit} />}
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      {picture && <div className={css.picture}>{picture}</div>}
    </li>
  )
}

const units: Record<LengthUnit, string> = { mm: 'Millimetres', inch: 'Inches' }

/** The unit of a file that names none. A part below 20 in each direction is rarely in millimetres. */
const Unit = ({ file, ask, onChange }: { file: UploadedFile; ask: UnitAsk; onChange: UploadedProps['onUnit'] }) => (
  <label className={css.unit} data-asked={(ask.isSmall && !file.unit) || undefined}>
    <span>{ask.isSmall ? 'All sides below 20: which unit?' : 'Names no unit'}</span>
    <span className={rowSelect.select}>
      <select
        aria-label={`Unit of ${file.name}`}
        value={file.unit ?? ''}
        onChange={(event) => onChange((event.target.value || null) as LengthUnit | null)}
      >
        <option value="">{ask.isSmall ? 'Choose' : 'Millimetres are assumed'}</option>
        {Object.entries(units).map(([unit, label]) => (
          <option key={unit} value={unit}>
            {label}
          </option>
        ))}
      </select>
    </span>
  </label>
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
