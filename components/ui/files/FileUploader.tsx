'use client'

import { UploadCloud } from 'lucide-react'
import { useContext, useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { isPhoto, shrunkPhoto } from '@/lib/client/photo'
import { buttonClass } from '../controls/Button'
import { CameraButton } from './CameraButton'
import button from './FileButton.module.css'
import css from './FileUploader.module.css'
import { uploadsBlock } from './file-refusal'
import { photoPdf } from './photo-pdf'
import text from '../layout/text.module.css'
import { UnitSlot } from './previews'
import { Sending, Uploaded } from './UploadRow'
import { useUploads, type UploadedFile, type UploadFunction } from './useUploads'

export type { UploadedFile, UploadFunction }
/** What becomes of a photo. */
export type Photos = 'pictures' | 'pdf'

const prepared: Record<Photos, (photo: File) => Promise<File>> = { pictures: shrunkPhoto, pdf: photoPdf }

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
  /** One file is meant: another one takes its place. */
  single?: boolean
  /** Takes photos, too, and offers the camera where there is touch. They are kept small, as pictures or as a PDF each. */
  photos?: Photos
}

/** Files by drag and drop or by choosing: progress, cancel and retry for each. A batch with a wrong file is refused whole; a refused file is never added. */
export function FileUploader({
  label,
  value,
  onChange,
  accept,
  maxMb,
  upload,
  onBlock,
  optional,
  single,
  photos,
}: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [preparing, setPreparing] = useState(false)
  const unitAsk = useContext(UnitSlot) ?? undefined
  const { sending, refusal, announcement, add, refuse, cancel, retry, remove, setUnit } = useUploads({
    value,
    onChange: (files) => onChange(single ? files.slice(-1) : files),
    maxMb,
    upload,
    unitAsk,
    accept: photos === 'pictures' ? [...accept, '.jpg'] : accept,
  })
  const block = preparing ? 'Preparing the photo…' : uploadsBlock(sending)
  useEffect(() => onBlock?.(block), [block, onBlock])

  const input = useRef<HTMLInputElement>(null)
  /** A row that goes leaves the focus where one chooses others. */
  const andBack = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const addAll = (files: File[]) => {
    if (!photos || !files.some(isPhoto)) return add(files)
    setPreparing(true)
    void Promise.all(files.map(async (file) => (isPhoto(file) ? await prepared[photos](file) : file)))
      .then(add)
      .catch((error: Error) => refuse(error.message))
      .finally(() => setPreparing(false))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    addAll([...event.dataTransfer.files])
  }
  return (
    <div className={css.uploader}>
      <div className={css.head}>
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-need`} className={css.optional}>
          {optional ? 'Optional' : 'Required'}
        </span>
      </div>
      <div
        className={css.zone}
        data-over={over || undefined}
        onDragOver={(e) => (e.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadCloud size={22} strokeWidth={1.5} aria-hidden />
        {photos && <CameraButton onPhotos={addAll} />}
        <label className={buttonClass({ className: button.choose })}>
          <input
            ref={input}
            type="file"
            multiple={!single}
            accept={[...accept, ...(photos ? ['image/*'] : [])].join(',')}
            aria-label={label}
            aria-describedby={`${id}-need ${id}-help${refusal ? ` ${id}-error` : ''}`}
            aria-invalid={refusal ? true : undefined}
            onChange={(event) => {
              addAll([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <span>{single ? 'Choose a file' : 'Choose files'}</span>
        </label>
        <span className={css.or}>{single ? 'or drop it here' : 'or drop them here'}</span>
        <p id={`${id}-help`} className={css.help}>
          {photos && 'Photos, '}
          {accept.map((ext) => ext.slice(1).toUpperCase()).join(', ')}, up to {maxMb} MB{!single && ' each'}
        </p>
      </div>
      <p id={`${id}-error`} role="alert" className={css.error}>
        {refusal}
      </p>
      {(value.length > 0 || sending.length > 0) && (
        <ul aria-labelledby={`${id}-label`} className={css.list}>
          {value.map((file) => (
            <Uploaded
              key={file.id}
              file={file}
              onUnit={(unit) => setUnit(file, unit)}
              onRemove={andBack(() => remove(file))}
            />
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
