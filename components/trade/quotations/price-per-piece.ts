import { money } from '@/lib/terms/format'

/** The price of one piece in whole rupees; ≈ where it is rounded. */
export function pricePerPiece({ price, quantity }: { price: number; quantity: number }): string {
  const each = price / quantity
  if (each < 1) return 'less than ₹1'
  return `${Number.isInteger(each) ? '' : '≈ '}${money(Math.round(each))}`
}
