import { useRef, useState } from 'react'
import { refusalOf } from '@/components/ui/files/file-refusal'
import { errorMessage } from '@/lib/client/error-message'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import { RFQ_FILES_MAX } from '@/lib/terms/rfq-limits'
import type { RfqDraft } from '../draft/rfq-draft'

/** Uploads at a time. */
const AT_ONCE = 3

type Refused = { name: string; why: string }
export type Uploads = {
  /** On their way or waiting. */
  left: number
  done: number
  refused: readonly Refused[]
  failed: readonly (Refused & { file: File })[]
}

/** Uploads drawings into a draft, a few at a time. What isn't taken is named with its reason. */
export function useDrawings(draft: RfqDraft, maxMb: number) {
  const [uploads, setUploads] = useState<Uploads>({ left: 0, done: 0, refused: [], failed: [] })
  const waiting = useRef<File[]>([])
  const running = useRef(0)
  const names = useRef(new Set<string>())

  const next = async () => {
    if (running.current >= AT_ONCE) return
    const file = waiting.current.shift()
    if (!file) return
    running.current++
    try {
      const { id } = await uploadFile('inquiry', file)
      draft.addFile(id)
      setUploads((all) => ({ ...all, left: all.left - 1, done: all.done + 1 }))
    } catch (error) {
      names.current.delete(nameOf(file))
      const why = errorMessage(error, 'The upload failed')
      setUploads((all) => ({ ...all, left: all.left - 1, failed: [...all.failed, { name: file.name, why, file }] }))
    }
    running.current--
    void next()
  }
  const add = (files: readonly File[]) => {
    const refused: Refused[] = []
    const taken: File[] = []
    const had = draft.shown.answer?.draft?.files ?? []
    const known = new Set([...names.current, ...had.map(nameOf)])
    let room = RFQ_FILES_MAX - known.size
    for (const file of files) {
      const why = known.has(nameOf(file))
        ? 'It is in this request already'
        : (refusalOf([file], fileTypes.inquiry, maxMb) ?? (room > 0 ? null : `At most ${RFQ_FILES_MAX} files`))
      if (why) refused.push({ name: file.name, why })
      else {
        taken.push(file)
        known.add(nameOf(file))
        names.current.add(nameOf(file))
        room--
      }
    }
    setUploads((all) => ({
      left: all.left + taken.length,
      done: all.left ? all.done : 0,
      refused,
      failed: all.failed.filter(({ file }) => !taken.includes(file)),
    }))
    waiting.current.push(...taken)
    for (let i = 0; i < AT_ONCE; i++) void next()
  }
  return {
    uploads,
    add,
    retry: () => {
      add(uploads.failed.map(({ file }) => file))
    },
    /** A file of this name can be added again. */
    forget: (file: { name: string; size: number }) => void names.current.delete(nameOf(file)),
  }
}

/** Files of one name and size are taken for one. */
const nameOf = ({ name, size }: { name: string; size: number }) => `${size} ${name}`
