'use client'

import { UploadCloud } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { CameraButton } from './CameraButton'
import css from './FileUploader.module.css'
import { uploadsBlock } from './file-refusal'
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
  /** Gets why Submit has to wait: an upload that is unfinished or failed. Null when nothing is in the way. */
  onBlock?: (why: string | null) => void
  optional?: boolean
  /** Offers the camera where there is touch; a photo is added as a PDF. */
  camera?: boolean
}

/** Files by drag and drop or by choosing: progress, cancel and retry for each. A batch with a wrong file is refused whole; a refused file is never added. */
export function FileUploader({ label, value, onChange, accept, maxMb, upload, onBlock, optional, camera }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [preparing, setPreparing] = useState(false)
  const { sending, refusal, announcement, add, refuse, cancel, retry, remove } = useUploads({
    value,
    onChange,
    accept,
    maxMb,
    upload,
  })
  const block = preparing ? 'Preparing the photo…' : uploadsBlock(sending)
  useEffect(() => onBlock?.(block), [block, onBlock])

  const input = useRef<HTMLInputElement>(null)
  /** A row that goes leaves the focus where one chooses others. */
  const andBack = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const addPhoto = (photo: Promise<File>) => {
    setPreparing(true)
    void photo
      .then((file) => add([file]))
      .catch(() => refuse('We couldn’t read the photo. Take it again, or choose a file.'))
      .finally(() => setPreparing(false))
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
        {camera && <CameraButton onPhoto={addPhoto} />}
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
