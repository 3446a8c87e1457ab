'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { useMay } from '@/lib/client/viewer'
import { keyOf } from '@/lib/contract/address'
import type { Shipment, ShipmentPaper } from '@/lib/contract/orders/shipment'
import { paperLabels } from '@/lib/rules/goods/flows/shipment-flow'
import { date, rupees } from '@/lib/terms/format'
import { ewayBillOf, needsNumber } from './words'

const EwayDialog = lazy(() => import('./EwayDialog'))

/** What goods travel with: their documents, e-way bills, and the labels of their boxes. */
export function Papers({ shipment }: { shipment: Shipment }) {
  const may = useMay()
  const [entered, setEntered] = useState<ShipmentPaper | null>(null)
  const { id, status, papers, packages } = shipment
  const goesOn = status !== 'received' && status !== 'cancelled'
  const labelled = packages !== null && goesOn && may('shipment.labels')
  const filed = goesOn && papers.some(needsNumber) && may('shipment.eway')
  if (!papers.length && !labelled) return null
  return (
    <Section plain title="Papers">
      {papers.length > 0 && <KeyValues items={papers.flatMap(factsOf)} />}
      <Row wrap gap="small">
        {goesOn &&
          may('shipment.enterEway') &&
          papers.map((paper) => (
            <Button key={paper.id} size="small" onClick={() => setEntered(paper)}>
              {labelOf(paper, papers.length > 1)}
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
      </Row>
      <Overlay of={entered} onClose={() => setEntered(null)}>
        {(overlay, paper) => <EwayDialog shipment={shipment} paper={paper} {...overlay} />}
      </Overlay>
    </Section>
  )
}

/** A document, what it is worth where its reader may know, and its e-way bill. */
const factsOf = (paper: ShipmentPaper) =>
  [
    { label: paperLabels[paper.kind], value: `${paper.number}, ${date(paper.on)}` },
    { label: `Value of ${paper.number}`, value: paper.valuePaise && `${rupees(paper.valuePaise)} with tax` },
    { label: `E-way bill of ${paper.number}`, value: ewayBillOf(paper) },
  ].filter(({ value }) => value)

const labelOf = ({ number, ewbNo }: ShipmentPaper, several: boolean) =>
  `${ewbNo ? 'Change e-way bill' : 'Enter e-way bill'}${several ? ` of ${number}` : ''}`
