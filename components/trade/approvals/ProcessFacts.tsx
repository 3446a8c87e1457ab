import { KeyValues } from '@/components/ui/record/KeyValues'
import type { Process } from '@/lib/contract/trade/processes'
import { Rejected } from './Rejected'
import { SupplierLink } from './SupplierLink'

/** A process as its supplier describes it. */
export function ProcessFacts({ process }: { process: Process }) {
  const { supplierId, supplierName, description, rejectionReason } = process
  return (
    <>
      <Rejected reason={rejectionReason} />
      <KeyValues
        lines
        empty="Not given"
        items={[
          {
            label: 'Supplier',
            value: supplierId && <SupplierLink id={supplierId} name={supplierName ?? 'Open supplier'} />,
            wide: true,
          },
          { label: 'Description', value: description, wide: true },
        ]}
      />
    </>
  )
}
