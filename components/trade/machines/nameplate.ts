import type { KeyValue } from '@/components/ui/record/KeyValues'
import type { Machine } from '@/lib/contract/trade/machines'

/** What stands on a machine's plate: what it is, then whatever is known of what it can do. */
export function nameplate({ type, model, serialNumber, processName, specifications: s }: Machine): KeyValue[] {
  const specifications: KeyValue[] = [
    { label: 'Capacity', value: s.capacity },
    { label: 'Travel', value: s.travel },
    { label: 'Spindle speed', value: s.spindleSpeed },
    { label: 'Workpiece size', value: s.workpieceSize },
    { label: 'Power rating', value: s.powerRating },
    { label: 'Description', value: s.description, wide: true },
  ]
  return [
    { label: 'Type', value: type },
    { label: 'Model', value: model },
    { label: 'Serial number', value: serialNumber },
    { label: 'Process', value: processName },
    ...specifications.filter(({ value }) => Boolean(value)),
  ]
}
