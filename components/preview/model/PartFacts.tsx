import { KeyValues } from '@/components/ui/data/KeyValues'
import type { LengthUnit } from '@/lib/contract/files'
import type { Measures } from '@/lib/drawing/mesh'
import { count } from '@/lib/rules/format'
import { cubicCentimetres, sizeText, squareCentimetres } from './figures'

/** The unit that the file names, the one that its owner said, or null where nobody did. */
export type UnitOfPart = 'own' | LengthUnit | null

const units: Record<'own' | LengthUnit, string> = {
  own: 'Millimetres',
  mm: 'Not in the file; the customer says millimetres',
  inch: 'Not in the file; the customer says inches, shown in millimetres',
}

/** What the part measures, for those who calculate with it and those who can't see the picture. */
export const PartFacts = ({ measures: m, unit }: { measures: Measures; unit: UnitOfPart }) => (
  <KeyValues
    items={[
      { label: 'Bounding box X × Y × Z', value: sizeText(m.size, 'mm', unit !== 'own') },
      { label: 'Volume', value: m.volume === null ? 'None: the surface is not closed' : cubicCentimetres(m.volume) },
      { label: 'Surface', value: squareCentimetres(m.surface) },
      { label: 'Triangles', value: count(m.triangles) },
      { label: 'Unit', value: unit ? units[unit] : 'Not in the file; millimetres are assumed' },
    ]}
  />
)
