'use client'

import { useState } from 'react'
import { Row } from '@/components/ui/layout/Row'
import { shrunkPhoto } from '@/lib/client/photo'
import type { Packed, QueuedBlob } from '@/lib/client/queue/item'
import { useLanguage, useSay } from '@/lib/client/words'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { ShipmentPaperKind, ShipmentPhoto } from '@/lib/contract/orders/shipment'
import { count, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { firstPieces, packedFrom } from './packed'
import { FloorField } from './FloorField'
import { FloorForm } from './FloorForm'
import { PhotoPicker } from './PhotoPicker'
import { failureInWords } from './refusal'
import css from './Floor.module.css'

/** Photos of one shipment: more is no evidence, and a slow line has to carry them. */
const MAX_PHOTOS = 10
const PAPERS: ShipmentPaperKind[] = ['invoice', 'bill_of_supply', 'challan']

type Props = {
  order: FloorOrder
  /** Pieces that are in no shipment, here or on the server. */
  left: number
  failure: string | null
  onSend: (packed: { body: Packed; blobs: QueuedBlob[] }) => Promise<void>
  onClose: () => void
}

/** What was packed, in one screen: pieces, boxes, weight, photos; gone at once with its document and vehicle. */
export default function PackedForm({ order, left, failure, onSend, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { shipmentPhotos = [] } = order
  const [photos, setPhotos] = useState<QueuedBlob[]>([])
  const [isGone, setGone] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const add = async (document: ShipmentPhoto, files: File[]) => {
    setFault(null)
    try {
      const shrunk = await Promise.all(files.map(shrunkPhoto))
      const more = shrunk.map((blob) => ({ blob, name: blob.name, document }))
      setPhotos((before) => [...before, ...more].slice(0, MAX_PHOTOS))
    } catch (error) {
      setFault(failureInWords(say, language, 'photo', error))
    }
  }
  const save = (sent: FormData) => {
    const { packed, wrong } = packedFrom(sent, isoDay(Date.now()))
    if (wrong) return setFault(say(`pack.wrong.${wrong}`))
    const missing = shipmentPhotos.filter((kind) => !photos.some(({ document }) => document === kind))
    if (packed.gone && missing.length) {
      const documents = missing.map((kind) => say(`document.${kind}`)).join(', ')
      return setFault(say('pack.wrong.photos', { documents }))
    }
    setFault(null)
    void onSend({ body: packed, blobs: photos })
  }
  return (
    <FloorForm
      label={say('pack.of', { order: displayId('workorder', order.id) })}
      submitLabel={say('pack.save')}
      failure={fault ?? failure}
      onSubmit={save}
      onClose={onClose}
    >
      <FloorField
        label={say('pack.pieces', { n: count(left) })}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        defaultValue={firstPieces(order, left)}
      />
      <Row gap="medium">
        <FloorField label={say('pack.boxes')} name="packages" type="number" inputMode="numeric" min={1} />
        <FloorField label={say('pack.weight')} name="weight" inputMode="decimal" maxLength={9} autoComplete="off" />
      </Row>
      {(shipmentPhotos.length ? shipmentPhotos : (['packing_photo'] as const)).map((document) => {
        const n = photos.filter((photo) => photo.document === document).length
        const name = say(`document.${document}`)
        return (
          <PhotoPicker key={document} label={name} onFiles={(files) => void add(document, files)}>
            {n ? say('pack.photos', { document: name, n }) : name}
          </PhotoPicker>
        )
      })}
      <Row as="label" gap="small" className={css.reason}>
        <input type="checkbox" name="gone" checked={isGone} onChange={({ target }) => setGone(target.checked)} />
        {say('pack.gone')}
      </Row>
      {isGone && (
        <>
          <Row as="fieldset" wrap gap="small" className={css.reasons}>
            <legend>{say('pack.paper')}</legend>
            {PAPERS.map((value) => (
              <Row as="label" key={value} gap="small" className={css.reason}>
                <input type="radio" name="paper" value={value} defaultChecked={value === 'invoice'} />
                {say(`paper.${value}`)}
              </Row>
            ))}
          </Row>
          <FloorField
            label={say('pack.number')}
            name="number"
            maxLength={16}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <FloorField
            label={say('pack.vehicle')}
            name="vehicle"
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </>
      )}
    </FloorForm>
  )
}
