import { Stack } from '@/components/ui/layout/Stack'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, money, unitPrice } from '@/lib/terms/format'
import { goodsOf, gstOn, unitAt } from '@/lib/rules/trade/pricing'
import { SumLine } from '@/components/ui/data/SumLine'

/** What the price holds, and what it comes to with GST. Nothing where the supplier gave one figure alone. */
export function PriceSum({ quotation: q }: { quotation: Quotation }) {
  const { tooling, freight, gstPercent } = q
  if (!q.breaks && !tooling && !freight && gstPercent === null) return null
  const unit = q.breaks && unitAt(q.breaks, q.quantity)
  const gst = gstOn(q.price, gstPercent)
  return (
    <Stack as="dl" ruled="small">
      {unit !== null && <SumLine label={`${count(q.quantity)} × ${unitPrice(unit)}`} value={money(goodsOf(q))} />}
      {unit === null && (tooling || freight) && <SumLine label="Goods" value={money(goodsOf(q))} />}
      {!!tooling && <SumLine label="Tooling, once" value={money(tooling)} />}
      {!!freight && <SumLine label="Freight" value={money(freight)} />}
      {gst !== null && <SumLine label={`GST ${gstPercent} %`} value={money(gst)} />}
      {gst !== null && <SumLine label="With GST" value={money(q.price + gst)} strong />}
    </Stack>
  )
}
