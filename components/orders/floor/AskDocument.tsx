'use client'

import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import type { QueueItem } from '@/lib/client/queue/item'
import { sendNow } from '@/lib/client/queue/sender'
import { changeItem } from '@/lib/client/queue/store'
import { useSay } from '@/lib/client/words'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import { FloorQuestion } from './FloorQuestion'

/** Documents that a photo can be; reports are measured. */
const KINDS: DocumentKind[] = ['dispatch_photo', 'packing_photo', 'material_certificate', 'conformity_certificate']

/** After a photo: which document is it? What the order lacks comes first. The photo is kept already. */
export function AskDocument({ order, photos }: { order: FloorOrder; photos: readonly QueueItem[] }) {
  const say = useSay()
  const isMissing = (kind: DocumentKind) => order.missing.includes(kind)
  const kinds = KINDS.toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)))
  const choose = async (document?: DocumentKind) => {
    for (const { id } of photos) await changeItem(id, { state: 'waiting', body: { document } } as Partial<QueueItem>)
    sendNow()
  }
  return (
    <FloorQuestion role="group" aria-label={say('ask.which', { n: 1 })} title={say('ask.which', { n: photos.length })}>
      <Row wrap gap="small">
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="large"
            variant={isMissing(kind) ? 'contained' : 'outlined'}
            onClick={() => void choose(kind)}
          >
            {say(`document.${kind}`)}
          </Button>
        ))}
        <Button size="large" onClick={() => void choose()}>
          {say('ask.plain')}
        </Button>
      </Row>
    </FloorQuestion>
  )
}
