import { KeyValues } from '@/components/ui/record/KeyValues'
import { Notice } from '@/components/ui/feedback/Notice'
import { Section } from '@/components/ui/layout/Section'
import type { Machine } from '@/lib/contract/trade/machines'
import { Rejected } from './Rejected'
import { SupplierLink } from './SupplierLink'

/** A machine as its supplier describes it. */
export function MachineFacts({ machine }: { machine: Machine }) {
  const { type, model, serialNumber, processName, supplierId, supplierName, rejectionReason } = machine
  const s = machine.specifications
  const known = [s.capacity, s.travel, s.spindleSpeed, s.workpieceSize, s.powerRating, s.description].some(Boolean)
  return (
    <>
      <Rejected reason={rejectionReason} />
      <KeyValues
        lines
        empty="Not given"
        items={[
          { label: 'Supplier', value: <SupplierLink id={supplierId} name={supplierName ?? 'Open supplier'} /> },
          { label: 'Process', value: processName },
          { label: 'Type', value: type },
          { label: 'Model', value: model },
          { label: 'Serial number', value: serialNumber },
        ]}
      />
      <Section plain title="Specifications">
        {known ? (
          <KeyValues
            lines
            empty="Not given"
            items={[
              { label: 'Capacity', value: s.capacity },
              { label: 'Travel', value: s.travel },
              { label: 'Spindle speed', value: s.spindleSpeed },
              { label: 'Workpiece size', value: s.workpieceSize },
              { label: 'Power rating', value: s.powerRating },
              { label: 'Description', value: s.description, wide: true },
            ]}
          />
        ) : (
          <Notice tone="warning" title="No specifications given" />
        )}
      </Section>
    </>
  )
}
