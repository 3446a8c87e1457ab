'use client'

import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '@/lib/client/error-message'
import { Problem } from '@/lib/contract/core/problem'
import type { ProblemCode } from '@/lib/contract/core/problem-codes'
import type { LengthUnit } from '@/lib/contract/files/files'
import { useFailToast } from '../feedback/Toasts'
import { refusalOf } from './file-refusal'
import type { UnitAsk } from './previews'

export type UploadedFile = {
  id: number
  name: string
  size: number
  type: string
  /** It names no unit: the form asks for one. */
  unitAsk?: UnitAsk | null
  unit?: LengthUnit | null
  /** Where this browser has it, until the page is left. */
  href?: string
}
/** Sends one file; `onProgress` gets the part sent, 0 to 1. Throws a Problem, or an AbortError when `signal` fires. */
export type UploadFunction = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<UploadedFile>
export type Sending = {
  key: number
  file: File
  state: 'sending' | 'failed'
  /** 0 to 1. */
  sent: number
  error?: string
}

/** The server refuses the file itself: a retry can't help, so it is not kept. */
const ofTheFile: readonly ProblemCode[] = ['unsupported_type', 'too_large', 'validation']

type Options = {
  value: readonly UploadedFile[]
  onChange: (files: UploadedFile[]) => void
  accept: readonly string[]
  maxMb: number
  upload: UploadFunction
  /** Whether the unit of a file is asked for. */
  unitAsk?: (file: File) => Promise<UnitAsk | null>
}

let lastKey = 0

/** The uploads of one field: what is on its way, what failed, and what to say about it. */
export function useUploads({ value, onChange, accept, maxMb, upload, unitAsk }: Options) {
  const failToast = useFailToast()
  const [sending, setSending] = useState<Sending[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [announcement, setSaid] = useState('')
  const aborts = useRef(new Map<number, AbortController>())
  // Several may arrive between two renders: each must see what the one before it added.
  const files = useRef(value)
  useEffect(() => {
    // While uploads run, this value may be older than the last finished one, which would be lost.
    if (!aborts.current.size) files.current = value
  }, [value])
  useEffect(() => {
    const running = aborts.current
    return () => running.forEach((abort) => abort.abort())
  }, [])

  // Uploads finish in any order; the list keeps the order in which they were chosen.
  const places = useRef(new Map<number, number>())
  const placeOf = ({ id }: UploadedFile) => places.current.get(id) ?? 0

  const change = (next: UploadedFile[]) => {
    files.current = next
    onChange(next)
  }
  const drop = (key: number) => setSending((all) => all.filter((s) => s.key !== key))
  const patch = (key: number, part: Partial<Sending>) =>
    setSending((all) => all.map((s) => (s.key === key ? { ...s, ...part } : s)))

  const start = async ({ key, file }: Sending) => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    patch(key, { state: 'sending', sent: 0, error: undefined })
    try {
      const [sent, ask] = await Promise.all([
        upload(file, { signal: abort.signal, onProgress: (sent) => patch(key, { sent }) }),
        // Without the reader's code the file goes as it is.
        unitAsk?.(file).catch(() => null),
      ])
      if (abort.signal.aborted) return
      const uploaded = { ...sent, unitAsk: ask, href: URL.createObjectURL(file) }
      places.current.set(uploaded.id, key)
      change([...files.current, uploaded].toSorted((a, b) => placeOf(a) - placeOf(b)))
      setSaid(`${file.name} is uploaded`)
      drop(key)
    } catch (error) {
      if (abort.signal.aborted) return
      // Screen readers hear it from the list of uploads.
      failToast(error, { title: 'Upload Failed', text: 'Failed to upload documents', silent: true })
      const why = errorMessage(error, 'The upload failed')
      if (error instanceof Problem && ofTheFile.includes(error.code)) {
        drop(key)
        return setRefusal(why)
      }
      patch(key, { state: 'failed', error: why })
      setSaid(`${file.name}: ${why}`)
    } finally {
      aborts.current.delete(key)
    }
  }

  return {
    sending,
    refusal,
    announcement,
    refuse: setRefusal,
    add: (batch: File[]) => {
      const why = refusalOf(batch, accept, maxMb)
      setRefusal(why)
      if (why || !batch.length) return
      const items = batch.map((file): Sending => ({ key: ++lastKey, file, state: 'sending', sent: 0 }))
      setSending((all) => [...all, ...items])
      setSaid(`Uploading ${batch.length === 1 ? batch[0]!.name : `${batch.length} files`}`)
      items.forEach((item) => void start(item))
    },
    cancel: ({ key }: Sending) => {
      aborts.current.get(key)?.abort()
      drop(key)
    },
    retry: (item: Sending) => void start(item),
    setUnit: ({ id }: UploadedFile, unit: LengthUnit | null) =>
      change(files.current.map((file) => (file.id === id ? { ...file, unit } : file))),
    remove: ({ id, href }: UploadedFile) => {
      if (href) URL.revokeObjectURL(href)
      change(files.current.filter((f) => f.id !== id))
    },
  }
}
