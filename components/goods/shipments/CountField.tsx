import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { QuantityField } from '@/components/ui/form/QuantityField'
import { StepperField } from '@/components/ui/form/StepperField'
import type { ShipmentLine } from '@/lib/contract/orders/shipment'

type Props<In extends FieldValues> = FieldProps<In> & { line: ShipmentLine }

/** Pieces are counted with a button on either side, material and tools are typed in their unit. */
export function CountField<In extends FieldValues>({ line, label, ...field }: Props<In>) {
  if (line.quantity !== null) return <StepperField label={label} {...field} />
  return <QuantityField label={`${label} (${line.uqc})`} {...field} />
}
