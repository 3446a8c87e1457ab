import { exact } from '../../terms/measure'

/** What is checked of each piece: a measure with its tolerance, or a yes or no. */
export type Checked = {
  id: number
  /** Null for a yes or no. */
  nominal: number | null
  plus: number
  minus: number
  /** One failure rejects the lot. */
  critical: boolean
}

/** What was found of one characteristic of one piece; both null while nothing was. */
export type Found = { characteristicId: number; sample: number; value: number | null; ok: boolean | null }

/** Whether a finding is within its characteristic; both ends are. Null while nothing was found. */
export function passes({ nominal, plus, minus }: Checked, { value, ok }: Pick<Found, 'value' | 'ok'>): boolean | null {
  if (nominal === null) return ok
  if (value === null) return null
  const [at, middle, up, down] = [value, nominal, plus, minus].map((one) => exact(one)!) as [
    number,
    number,
    number,
    number,
  ]
  return middle - down <= at && at <= middle + up
}

export type Judged = {
  verdict: 'open' | 'accepted' | 'rejected'
  /** Pieces that failed. */
  failed: number
  /** Cells without a finding. */
  open: number
}

/**
 * The verdict on a sample: open while a cell is empty; rejected when a critical characteristic failed once, or more
 * pieces failed than the plan accepts. A piece fails when any of its characteristics does.
 */
export function judged(
  characteristics: readonly Checked[],
  found: readonly Found[],
  { sampleSize, accept }: { sampleSize: number; accept: number },
): Judged {
  const byId = new Map(characteristics.map((one) => [one.id, one]))
  const failedPieces = new Set<number>()
  let filled = 0
  let isCritical = false
  for (const finding of found) {
    const characteristic = byId.get(finding.characteristicId)
    const fits = characteristic && finding.sample <= sampleSize ? passes(characteristic, finding) : null
    if (fits === null) continue
    filled++
    if (fits) continue
    failedPieces.add(finding.sample)
    isCritical ||= characteristic!.critical
  }
  const open = characteristics.length * sampleSize - filled
  const failed = failedPieces.size
  const verdict = open || !characteristics.length ? 'open' : isCritical || failed > accept ? 'rejected' : 'accepted'
  return { verdict, failed, open }
}
