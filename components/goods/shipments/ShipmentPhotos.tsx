import { FileList } from '@/components/ui/files/FileList'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { AddDocument } from '@/components/orders/workorders/quality/AddDocument'
import { keyOf } from '@/lib/contract/address'
import type { Shipment } from '@/lib/contract/orders/shipment'
import { photoHref } from '@/lib/contract/pictures'
import { documentLabels } from '@/lib/rules/orders/documents'
import { displayId } from '@/lib/terms/nouns'

/** How it is packed, in photos; what an order still requires stands beside them. */
export function ShipmentPhotos({ shipment: { id, files = [], missingPhotos = [], lines } }: { shipment: Shipment }) {
  if (!files.length && !missingPhotos.length) return null
  const orderOf = (fileName: string) =>
    lines.find(({ workorderId }) => fileName.startsWith(displayId('workorder', workorderId)))?.workorderId ??
    lines[0]!.workorderId
  return (
    <Section plain title="Photos">
      {files.length > 0 && (
        <FileList
          label="Photos"
          param="shown"
          files={files}
          hrefOf={(fileName) => keyOf('GET /api/workorders/{id}/files/{fileName}', { id: orderOf(fileName), fileName })}
          pictureOf={(fileName) => photoHref(orderOf(fileName), fileName)}
        />
      )}
      {missingPhotos.map(({ workorderId, document }) => (
        <Row key={`${workorderId} ${document}`} wrap gap="small">
          <span>{`${documentLabels[document]} of ${displayId('workorder', workorderId)}`}</span>
          <AddDocument
            order={{ id: workorderId }}
            kind={document}
            shipmentId={id}
            of={displayId('workorder', workorderId)}
          />
        </Row>
      ))}
    </Section>
  )
}
