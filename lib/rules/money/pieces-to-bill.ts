/** Pieces that a supplier delivered together and that were accepted: a line of a shipment, or an order that came without shipments (null). */
export type DeliveredPart = { shipmentLineId: number | null; pieces: number }
/** Pieces of such a part on a bill that stands. */
export type BilledPart = DeliveredPart
export type PartToBill<P extends DeliveredPart> = P & {
  /** Pieces of it on bills. */
  billed: number
  /** What is not billed yet; negative: pieces that came back after they were billed. */
  toBill: number
}

/**
 * What is payable of each part, the earliest delivery first, and what of that is not billed. What the customer sent back, and what
 * is more than was ordered, is taken from the last parts.
 */
export function partsToBill<P extends DeliveredPart>(
  parts: readonly P[],
  billed: readonly BilledPart[],
  { returned, ordered }: { returned: number; ordered: number },
): PartToBill<P>[] {
  const accepted = parts.reduce((sum, { pieces }) => sum + pieces, 0)
  let less = accepted - Math.max(0, Math.min(ordered, accepted - returned))
  const payable = parts
    .toReversed()
    .map((part) => {
      const taken = Math.min(less, part.pieces)
      less -= taken
      return { ...part, pieces: part.pieces - taken }
    })
    .toReversed()
  const billedOf = (id: number | null) =>
    billed.filter(({ shipmentLineId }) => shipmentLineId === id).reduce((sum, { pieces }) => sum + pieces, 0)
  // What was billed before there were shipments is of the first pieces.
  let before = payable.some(({ shipmentLineId }) => shipmentLineId === null) ? 0 : billedOf(null)
  return payable.map((part) => {
    const own = billedOf(part.shipmentLineId)
    const open = part.pieces - own
    const covered = Math.max(0, Math.min(before, open))
    before -= covered
    return { ...part, billed: own + covered, toBill: open - covered }
  })
}
