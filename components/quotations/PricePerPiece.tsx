import { money } from '@/lib/rules/format'

type Props = { price: number; quantity: number }

/** The price of one piece in whole rupees; ≈ where it is rounded. */
export const PricePerPiece = ({ price, quantity }: Props) => <>{pricePerPiece(price, quantity)}</>

function pricePerPiece(price: number, quantity: number): string {
  const each = price / quantity
  if (each < 1) return 'less than ₹1'
  return `${Number.isInteger(each) ? '' : '≈ '}${money(Math.round(each))}`
}
