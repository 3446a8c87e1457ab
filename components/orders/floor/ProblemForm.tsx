'use client'

import { useState } from 'react'
import { Row } from '@/components/ui/layout/Row'
import { shrunkPhoto } from '@/lib/client/photo'
import type { QueuedBlob } from '@/lib/client/queue/item'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { ProblemKind } from '@/lib/contract/orders/order-problem'
import { useLanguage, useSay } from '@/lib/client/words'
import { problemKinds } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId } from '@/lib/terms/nouns'
import { FloorField } from './FloorField'
import { FloorForm } from './FloorForm'
import { PhotoPicker } from './PhotoPicker'
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

  const add = async (files: File[]) => {
    setFault(null)
    try {
      const shrunk = await Promise.all(files.map(shrunkPhoto))
      setPhotos((before) => [...before, ...shrunk.map((blob) => ({ blob, name: blob.name }))].slice(0, MAX_PHOTOS))
    } catch (error) {
      setFault(failureInWords(say, language, 'photo', error))
    }
  }
  const report = (sent: FormData) => {
    const description = String(sent.get('description')).trim()
    const pieces = Number(sent.get('quantity')) || undefined
    if (description.length < 10) return setFault(say('problem.short'))
    if (pieces && order.quantity !== null && pieces > order.quantity)
      return setFault(say('problem.tooMany', { n: order.quantity }))
    setFault(null)
    void onSend({ body: { kind: sent.get('kind') as ProblemKind, quantity: pieces, description }, blobs: photos })
  }
  return (
    <FloorForm
      stops
      label={say('problem.of', { order: displayId('workorder', order.id) })}
      submitLabel={say('problem.send')}
      failure={fault ?? failure}
      onSubmit={report}
      onClose={onClose}
    >
      <Row as="fieldset" wrap gap="small" className={css.reasons}>
        <legend>{say('problem.what')}</legend>
        {(Object.keys(problemKinds) as ProblemKind[]).map((value) => (
          <Row as="label" key={value} gap="small" className={css.reason}>
            <input type="radio" name="kind" value={value} defaultChecked={value === 'dimension'} />
            {say(`kind.${value}`)}
          </Row>
        ))}
      </Row>
      <FloorField
        label={say('problem.pieces')}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={order.quantity ?? undefined}
      />
      <FloorField label={say('problem.describe')} name="description" rows={3} maxLength={5000} />
      <PhotoPicker label={say('problem.photo')} onFiles={(files) => void add(files)}>
        {photos.length ? say('problem.photos', { n: photos.length }) : say('problem.addPhoto')}
      </PhotoPicker>
    </FloorForm>
  )
}
