import { useState } from 'react'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Weights } from '@/lib/rules/trade/what-if'

/** What a buyer sets on the comparison. It stands in the address: a reload and a link keep it. */
export type Desk = {
  /** Pieces for which prices are compared; null is the quantity of the inquiry. */
  pieces: number | null
  /** The price of a piece with its GST. */
  withGst: boolean
  /** Only rows in which the offers differ. */
  differences: boolean
  /** Ids of quotations left out. */
  hidden: readonly number[]
  /** How much cost and delivery matter, 0 to 10; null shows no score. */
  weights: Pick<Weights, 'cost' | 'days'> | null
}

const PIECES_MAX = 10_000_000
const WEIGHT_MAX = 10
const HIDDEN_MAX = 100

/** What the address says of the comparison. What it can't mean counts as not set. */
export function deskOf(get: (name: string) => string | null): Desk {
  const weights = numbersIn(get('w'))
  const [cost, days] = weights
  const [pieces] = numbersIn(get('n'))
  return {
    pieces: pieces && pieces <= PIECES_MAX ? pieces : null,
    withGst: get('gst') === '1',
    differences: get('differ') === '1',
    hidden: numbersIn(get('hide')).slice(0, HIDDEN_MAX),
    weights: cost === undefined || days === undefined ? null : { cost: atMost(cost), days: atMost(days) },
  }
}

const numbersIn = (list: string | null) => (/^\d{1,9}(,\d{1,9})*$/.test(list ?? '') ? list!.split(',').map(Number) : [])
const atMost = (weight: number) => Math.min(weight, WEIGHT_MAX)

/** The comparison's settings, and `set` that changes some of them at once; the address follows. */
export function useDesk() {
  const address = useUrlState()
  const [desk, setDesk] = useState(() => deskOf(address.get))
  const set = (changed: Partial<Desk>) => {
    const next = { ...desk, ...changed }
    setDesk(next)
    address.set(inAddress(next), { replace: true })
  }
  return { desk, set }
}

const inAddress = ({ pieces, withGst, differences, hidden, weights }: Desk) => ({
  n: pieces,
  gst: withGst ? 1 : null,
  differ: differences ? 1 : null,
  hide: hidden.join(',') || null,
  w: weights && `${weights.cost},${weights.days}`,
})
