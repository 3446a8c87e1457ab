'use client'

import { UploadCloud } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import css from './FileUploader.module.css'
import text from '../layout/text.module.css'
import { Sending, Uploaded } from './UploadRow'
import { useUploads, type UploadedFile, type UploadFunction } from './useUploads'

export type { UploadedFile, UploadFunction }
type Props = {
  label: string
  value: readonly UploadedFile[]
  onChange: (files: UploadedFile[]) => void
  /** Extensions with their dot: ['.pdf', '.step']. */
  accept: readonly string[]
  maxMb: number
  upload: UploadFunction
  /** True while anything is on its way: Submit waits for it. */
  onBusyChange?: (busy: boolean) => void
  optional?: boolean
}

/** Files by drag and drop or by choosing: progress, cancel and retry for each. A batch with a wrong file is refused whole. */
export function FileUploader({ label, value, onChange, accept, maxMb, upload, onBusyChange, optional }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const { sending, refusal, announcement, add, cancel, retry, remove } = useUploads({
    value,
    onChange,
    accept,
    maxMb,
    upload,
  })
  const busy = sending.some((s) => s.state === 'sending')
  useEffect(() => onBusyChange?.(busy), [busy, onBusyChange])

  const input = useRef<HTMLInputElement>(null)
  /** A row that goes leaves the focus where one chooses others. */
  const andBack = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <div className={css.uploader}>
      <div className={css.head}>
        <span id={`${id}-label`}>{label}</span>
        {optional && <span className={css.optional}>Optional</span>}
      </div>
      <div
        className={css.zone}
        data-over={over || undefined}
        onDragOver={(e) => (e.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadCloud size={22} strokeWidth={1.5} aria-hidden />
        <label className={css.choose}>
          <input
            ref={input}
            type="file"
            multiple
            accept={accept.join(',')}
            aria-label={label}
            aria-describedby={`${id}-help${refusal ? ` ${id}-error` : ''}`}
            aria-invalid={refusal ? true : undefined}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <span>Choose files</span>
        </label>
        <span className={css.or}>or drop them here</span>
        <p id={`${id}-help`} className={css.help}>
          {accept.map((ext) => ext.slice(1).toUpperCase()).join(', ')}, up to {maxMb} MB each
        </p>
      </div>
      <p id={`${id}-error`} role="alert" className={css.error}>
        {refusal}
      </p>
      {(value.length > 0 || sending.length > 0) && (
        <ul aria-labelledby={`${id}-label`} className={css.list}>
          {value.map((file) => (
            <Uploaded key={file.id} file={file} onRemove={andBack(() => remove(file))} />
          ))}
          {sending.map((item) => (
            <Sending
              key={item.key}
              item={item}
              onCancel={andBack(() => cancel(item))}
              onRetry={andBack(() => retry(item))}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className={text.unseen}>
        {announcement}
      </p>
    </div>
  )
}
