'use client'

import { Camera } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { shrunkPhoto } from '@/lib/client/photo'
import type { QueuedBlob } from '@/lib/client/queue/item'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { ProblemKind } from '@/lib/contract/orders/order-problem'
import { useLanguage, useSay } from '@/lib/client/words'
import { problemKinds } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId } from '@/lib/terms/nouns'
import { failureInWords } from './refusal'
import css from './Floor.module.css'

const MAX_PHOTOS = 10

type Problem = { body: { kind: ProblemKind; quantity?: number; description: string }; blobs: QueuedBlob[] }
type Props = {
  order: FloorOrder
  failure: string | null
  onSend: (problem: Problem) => Promise<void>
  onClose: () => void
}

/** What went wrong, in one screen: kind, pieces, words, photos. The order stops. */
export default function ProblemForm({ order, failure, onSend, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [photos, setPhotos] = useState<QueuedBlob[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // It takes the place of the button that opened it. No field: a phone would open its keyboard.
  useEffect(() => form.current?.focus(), [])

  const add = async (files: File[]) => {
    setFault(null)
    try {
      const shrunk = await Promise.all(files.map(shrunkPhoto))
      setPhotos((before) => [...before, ...shrunk.map((blob) => ({ blob, name: blob.name }))].slice(0, MAX_PHOTOS))
    } catch (error) {
      setFault(failureInWords(say, language, 'photo', error))
    }
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const description = String(sent.get('description')).trim()
    const pieces = Number(sent.get('quantity')) || undefined
    if (description.length < 10) return setFault(say('problem.short'))
    if (pieces && order.quantity !== null && pieces > order.quantity)
      return setFault(say('problem.tooMany', { n: order.quantity }))
    setFault(null)
    void onSend({ body: { kind: sent.get('kind') as ProblemKind, quantity: pieces, description }, blobs: photos })
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={css.panel}
      onSubmit={send}
      noValidate
      aria-label={say('problem.of', { order: displayId('workorder', order.id) })}
    >
      <fieldset className={css.reasons}>
        <legend>{say('problem.what')}</legend>
        {(Object.keys(problemKinds) as ProblemKind[]).map((value) => (
          <label key={value} className={css.reason}>
            <input type="radio" name="kind" value={value} defaultChecked={value === 'dimension'} />
            {say(`kind.${value}`)}
          </label>
        ))}
      </fieldset>
      <label className={css.field}>
        {say('problem.pieces')}
        <input name="quantity" type="number" inputMode="numeric" min={1} max={order.quantity ?? undefined} />
      </label>
      <label className={css.field}>
        {say('problem.describe')}
        <textarea name="description" rows={3} maxLength={5000} />
      </label>
      <label className={css.photo}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          aria-label={say('problem.photo')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            void add(files)
          }}
        />
        <Camera size={22} aria-hidden />
        {photos.length ? say('problem.photos', { n: photos.length }) : say('problem.addPhoto')}
      </label>
      {(fault ?? failure) && (
        <p role="alert" className={css.failure}>
          {fault ?? failure}
        </p>
      )}
      <Button type="submit" variant="contained" color="error" className={css.big}>
        {say('problem.send')}
      </Button>
      <Button className={css.big} onClick={onClose}>
        {say('cancel')}
      </Button>
    </form>
  )
}
