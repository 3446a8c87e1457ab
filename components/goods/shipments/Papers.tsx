'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { useMay } from '@/lib/client/viewer'
import { keyOf } from '@/lib/contract/address'
import type { Shipment, ShipmentPaper } from '@/lib/contract/orders/shipment'
import { paperLabels } from '@/lib/rules/goods/flows/shipment-flow'
import type { Role } from '@/lib/contract/people/account'
import { hasOurPapers, legs, sendsOn } from '@/lib/rules/goods/legs'
import { count, date, rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { PaperPdf } from './PaperPdf'
import { ewayBillOf, needsNumber } from './words'

const EwayDialog = lazy(() => import('./EwayDialog'))

/** What goods travel with: their documents, e-way bills, and the labels of their boxes. */
export function Papers({ shipment, role }: { shipment: Shipment; role: Role }) {
  const may = useMay()
  const [entered, setEntered] = useState<ShipmentPaper | null>(null)
  const { id, leg, status, lines, papers, packages } = shipment
  const goesOn = status !== 'received' && status !== 'cancelled'
  const sends = sendsOn(leg, role)
  const labelled = packages !== null && goesOn && sends && may('shipment.labels')
  const filed = leg !== 'to_site' && sends && goesOn && papers.some(needsNumber) && may('shipment.eway')
  const isSeveral = papers.length > 1
  const addressed = role === 'admin' && legs[leg].to !== 'hub'
  const ours = hasOurPapers(leg)
    ? papers.filter(({ documentId }) => may(documentId === null ? 'challan.pdf' : 'invoice.pdf'))
    : []
  const billed = legs[leg].to === 'customer' && status !== 'cancelled' && may('invoice.issue')
  const unbilled = billed
    ? lines.filter(
        ({ purpose, workorderId }) => purpose === 'goods' && !papers.some((one) => one.workorderId === workorderId),
      )
    : []
  const credited = may('invoice.issue') ? lines.filter(({ toCredit }) => toCredit) : []
  if (!papers.length && !labelled && !unbilled.length && !credited.length) return null
  return (
    <Section plain title="Papers">
      <Stack gap="medium">
        {papers.length > 0 && <KeyValues items={papers.flatMap((paper) => factsOf(paper, isSeveral))} />}
        <Row wrap gap="small">
          {ours.map((paper) => (
            <PaperPdf key={paper.id} shipmentId={id} paper={paper} />
          ))}
          {unbilled.map(({ workorderId }) => (
            <LinkButton key={workorderId} size="small" href={`/admin/workorders/${workorderId}/invoice?shipment=${id}`}>
              {`Issue invoice of ${displayId('workorder', workorderId)}`}
            </LinkButton>
          ))}
          {credited.map(({ workorderId, toCredit }) => (
            <LinkButton
              key={workorderId}
              size="small"
              variant="contained"
              href={`/admin/workorders/${workorderId}/invoice?kind=credit_note&shipment=${id}`}
            >
              {`Credit ${count(toCredit!)} pcs of ${displayId('workorder', workorderId)}`}
            </LinkButton>
          ))}
          {goesOn &&
            sends &&
            leg !== 'to_site' &&
            may('shipment.enterEway') &&
            papers.map((paper) => (
              <Button key={paper.id} size="small" onClick={() => setEntered(paper)}>
                {labelOf(paper, isSeveral)}
              </Button>
            ))}
          {filed && (
            <LinkButton size="small" download href={keyOf('GET /api/shipments/{id}/eway', { id })}>
              File for the e-way portal
            </LinkButton>
          )}
          {labelled && (
            <LinkButton size="small" download href={keyOf('GET /api/shipments/{id}/labels', { id })}>
              Box labels
            </LinkButton>
          )}
          {labelled && addressed && (
            <LinkButton size="small" download href={keyOf('GET /api/shipments/{id}/labels', { id, for: 'carrier' })}>
              Carrier labels
            </LinkButton>
          )}
        </Row>
        {labelled && addressed && leg === 'to_site' && (
          <Text tone="secondary">
            Give the invoice and the carrier labels to the driver. The supplier gets neither.
          </Text>
        )}
      </Stack>
      <Overlay of={entered} onClose={() => setEntered(null)}>
        {(overlay, paper) => <EwayDialog shipment={shipment} paper={paper} {...overlay} />}
      </Overlay>
    </Section>
  )
}

/** A document, what it is worth where its reader may know, and its e-way bill. */
function factsOf(paper: ShipmentPaper, isSeveral: boolean) {
  const { kind, number, on, valuePaise } = paper
  const of = isSeveral ? ` of ${number}` : ''
  return [
    { label: isSeveral ? `Document ${number}` : 'Document', value: `${paperLabels[kind]} ${number}, ${date(on)}` },
    { label: `Value${of}`, value: valuePaise && rupees(valuePaise) },
    { label: `E-way bill${of}`, value: ewayBillOf(paper) },
  ].filter(({ value }) => value)
}

const labelOf = ({ number, ewbNo }: ShipmentPaper, isSeveral: boolean) =>
  `${ewbNo ? 'Change e-way bill' : 'Enter e-way bill'}${isSeveral ? ` of ${number}` : ''}`
