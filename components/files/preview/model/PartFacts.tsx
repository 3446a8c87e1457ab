import { KeyValues } from '@/components/ui/record/KeyValues'
import type { Role } from '@/lib/contract/people/account'
import type { LengthUnit } from '@/lib/contract/files/files'
import type { Measures } from '@/lib/drawing/mesh'
import { count } from '@/lib/terms/format'
import { cubicCentimetres, sizeText, squareCentimetres } from './figures'

/** The unit that the file names, the one that its owner said, or null where nobody did. */
export type UnitOfPart = 'own' | LengthUnit | null

const sides: Record<Role, string> = { customer: 'the customer', supplier: 'the supplier', admin: 'Jobwork' }

/** The unit in words, and whose word it is where the file names none. */
export function unitWords(unit: UnitOfPart, addedBy: Role | undefined): string {
  if (unit === 'own') return 'Millimetres'
  if (!unit) return 'Not in the file; millimetres are assumed'
  const owner = addedBy ? sides[addedBy] : 'its owner'
  return `Not in the file; ${owner} says ${unit === 'mm' ? 'millimetres' : 'inches, shown in millimetres'}`
}

type Props = { measures: Measures; unit: UnitOfPart; addedBy?: Role }

/** What the part measures, for those who calculate with it and those who can't see the picture. */
export const PartFacts = ({ measures: m, unit, addedBy }: Props) => (
  <KeyValues
    items={[
      { label: 'Bounding box X × Y × Z', value: sizeText(m.size, 'mm', unit !== 'own') },
      { label: 'Volume', value: m.volume === null ? 'None: the surface is not closed' : cubicCentimetres(m.volume) },
      { label: 'Surface', value: squareCentimetres(m.surface) },
      { label: 'Triangles', value: count(m.triangles) },
      { label: 'Unit', value: unitWords(unit, addedBy) },
    ]}
  />
)
