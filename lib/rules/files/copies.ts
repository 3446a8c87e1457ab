import { capital } from '../../terms/format'
import type { CopyFault } from '../../contract/files/files'

/** Why the other side doesn't get a file yet, and what its owner can do. */
export const whyHeld: Record<CopyFault, { reason: string; advice: string }> = {
  type: {
    reason: 'names can’t be removed from this type by machine',
    advice: 'We look at it; a STEP, DXF or PDF file is shared at once.',
  },
  password: { reason: 'it asks for a password', advice: 'Send it without one to share it at once.' },
  damaged: {
    reason: 'it is damaged, or has other files in it',
    advice: 'Export it again to share it at once, or wait until we have looked at it.',
  },
  incomplete: { reason: 'our copy would not have all of it', advice: 'We look at it.' },
  parts: {
    reason:
      'it has more parts than are checked by machine: 2,000 pages or packed parts, 1,00,000 objects of a PDF, 100 scans or 10,000 segments of a picture, 5,00,000 objects of a drawing',
    advice: 'We look at it; a file with fewer is shared at once.',
  },
  limits: { reason: 'it is too large to check by machine', advice: 'We look at it.' },
}

/** The same in two sentences. */
export const heldWords = ({ reason, advice }: (typeof whyHeld)[CopyFault]) => `${capital(reason)}. ${advice}`
