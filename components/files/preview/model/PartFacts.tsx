import { KeyValues } from '@/components/ui/record/KeyValues'
import { useFileWords, type SayOfFile } from '../file-words'
import type { Role } from '@/lib/contract/people/account'
import type { LengthUnit } from '@/lib/contract/files/files'
import type { Measures } from '@/lib/drawing/mesh'
import { count } from '@/lib/terms/format'
import { cubicCentimetres, sizeText, squareCentimetres } from './figures'

/** The unit that the file names, the one that its owner said, or null where nobody did. */
export type UnitOfPart = 'own' | LengthUnit | null

const sides: Record<Role, string> = { customer: 'the customer', supplier: 'the supplier', admin: 'Jobwork' }

/** The unit in words, and whose word it is where the file names none. */
export function unitWords(unit: UnitOfPart, addedBy: Role | undefined, say: SayOfFile): string {
  if (unit === 'own') return say('file.millimetres', 'Millimetres')
  if (!unit) return say('file.unitAssumed', 'Not in the file; millimetres are assumed')
  const owner = addedBy ? sides[addedBy] : 'its owner'
  const by = addedBy ? say(`by.${addedBy}`, owner) : say('file.owner', owner)
  const english = unit === 'mm' ? 'millimetres' : 'inches, shown in millimetres'
  return say(`file.unitSaid.${unit}`, `Not in the file; ${owner} says ${english}`, { by })
}

type Props = { measures: Measures; unit: UnitOfPart; addedBy?: Role }

/** What the part measures, for those who calculate with it and those who can't see the picture. */
export function PartFacts({ measures: m, unit, addedBy }: Props) {
  const { say } = useFileWords()
  return (
    <KeyValues
      items={[
        {
          label: say('file.box', 'Bounding box X\u00a0×\u00a0Y\u00a0×\u00a0Z'),
          value: sizeText(m.size, 'mm', unit !== 'own'),
        },
        {
          label: say('file.volume', 'Volume'),
          value:
            m.volume === null ? say('file.noVolume', 'None: the surface is not closed') : cubicCentimetres(m.volume),
        },
        { label: say('file.surface', 'Surface'), value: squareCentimetres(m.surface) },
        { label: say('file.triangles', 'Triangles'), value: count(m.triangles) },
        { label: say('file.unit', 'Unit'), value: unitWords(unit, addedBy, say) },
      ]}
    />
  )
}
