import { KeyValues } from '@/components/ui/data/KeyValues'
import type { Measures } from '@/lib/drawing/mesh'
import { count } from '@/lib/rules/format'
import { cubicCentimetres, sizeText, squareCentimetres } from './figures'

/** What the part measures, for those who calculate with it and those who can't see the picture. */
export const PartFacts = ({ measures: m, unitless }: { measures: Measures; unitless: boolean }) => (
  <KeyValues
    items={[
      { label: 'Bounding box X × Y × Z', value: sizeText(m.size, 'mm', unitless) },
      { label: 'Volume', value: m.volume === null ? 'None: the surface is not closed' : cubicCentimetres(m.volume) },
      { label: 'Surface', value: squareCentimetres(m.surface) },
      { label: 'Triangles', value: count(m.triangles) },
      { label: 'Unit', value: unitless ? 'Not in the file; millimetres are assumed' : 'Millimetres' },
    ]}
  />
)
