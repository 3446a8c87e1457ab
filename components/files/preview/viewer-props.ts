import type { Place } from '@/components/ui/files/previews'
import type { Role } from '@/lib/contract/people/account'
import type { LengthUnit } from '@/lib/contract/files/files'

/** What each viewer of a file takes. */
export type ViewerProps = {
  name: string
  size: number
  href: string
  /** The unit of a file that names none, as its owner says. */
  unit?: LengthUnit
  /** Whose side added the file. */
  addedBy?: Role
  /** Begins a question about a place in the file. */
  onAsk?: (place: Omit<Place, 'fileId'>) => void
}
