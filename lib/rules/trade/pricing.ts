/** A price of a piece (paise) from a quantity on. */
export type Break = { minQuantity: number; unitPaise: number }

/** What a price is made of: INR, whole rupees, without GST. */
export type Priced = {
  price: number
  quantity: number
  breaks: readonly Break[] | null
  tooling: number | null
  freight: number | null
}

/** The price of a piece (paise) at a quantity: of the last line that begins there or below. Null below the first one. */
export const unitAt = (breaks: readonly Break[], quantity: number): number | null =>
  breaks.findLast(({ minQuantity }) => minQuantity <= quantity)?.unitPaise ?? null

/** The goods (INR, rounded to rupees) at a quantity; null below the first line. */
export function goodsAt(breaks: readonly Break[], quantity: number): number | null {
  const unit = unitAt(breaks, quantity)
  return unit === null ? null : Math.round((quantity * unit) / 100)
}

/** The price (INR) of a quantity by its lines; null below the first one. */
export function priceAt(breaks: readonly Break[], quantity: number, parts: Pick<Priced, 'tooling' | 'freight'>) {
  const goods = goodsAt(breaks, quantity)
  return goods === null ? null : goods + (parts.tooling ?? 0) + (parts.freight ?? 0)
}

/** The goods alone (INR): the price without tooling and freight. */
export const goodsOf = ({ price, tooling, freight }: Omit<Priced, 'quantity' | 'breaks'>) =>
  price - (tooling ?? 0) - (freight ?? 0)

/** The price of a piece (paise) at which the goods cost what one price says; null where they cost nothing. */
export function unitOf(q: Omit<Priced, 'breaks'>): number | null {
  const unit = Math.round((goodsOf(q) * 100) / q.quantity)
  return unit > 0 ? unit : null
}

/** GST (INR, rounded to rupees) on an amount. */
export const gstOn = (amount: number, percent: number | null) =>
  percent === null ? null : Math.round((amount * percent) / 100)

/**
 * What a piece costs with tooling and freight at a chosen quantity (INR, two decimals); freight grows with the quantity.
 * Without lines the goods of a piece cost what they do at the inquiry's quantity. Null below the first line.
 */
export function landedAt(q: Priced, quantity: number): number | null {
  const goods = q.breaks ? exactGoods(q.breaks, quantity) : (goodsOf(q) / q.quantity) * quantity
  if (goods === null) return null
  const freight = Math.round(((q.freight ?? 0) * quantity) / q.quantity)
  return Math.round((100 * (goods + (q.tooling ?? 0) + freight)) / quantity) / 100
}

function exactGoods(breaks: readonly Break[], quantity: number) {
  const unit = unitAt(breaks, quantity)
  return unit === null ? null : (quantity * unit) / 100
}
