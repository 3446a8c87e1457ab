import { goodsOf, gstOn, landedAt, type Priced } from '@/lib/rules/trade/pricing'
import { money, unitPrice } from '@/lib/terms/format'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import css from './terms.module.css'

type Props = { priced: Priced & { gstPercent: number | null } }

/** What a price comes to: its parts, a piece, and with GST. */
export function PriceTotal({ priced }: Props) {
  const { price, quantity, tooling, freight, gstPercent } = priced
  if (price <= 0) return <output aria-label="Total" />
  const landed = landedAt(priced, quantity)
  const gst = gstOn(price, gstPercent)
  const parts = [
    ...(tooling || freight ? [`Goods ${money(goodsOf(priced))}`] : []),
    ...(tooling ? [`tooling ${money(tooling)}`] : []),
    ...(freight ? [`freight ${money(freight)}`] : []),
  ]
  return (
    <Row as="output" wrap gap="large" lineGap="hair" align="baseline" className={css.total} aria-label="Total">
      <Text size="section" weight="strong" figures>
        {money(price)}
      </Text>
      {landed !== null && (
        <Text tone="secondary" figures>
          {unitPrice(Math.round(landed * 100))} a piece
        </Text>
      )}
      {parts.length > 0 && (
        <Text tone="secondary" figures>
          {parts.join(', ')}
        </Text>
      )}
      {gst !== null && (
        <Text tone="secondary" figures>
          With {gstPercent} % GST {money(price + gst)}
        </Text>
      )}
    </Row>
  )
}
