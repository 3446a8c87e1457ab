import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, money, rupees } from '@/lib/terms/format'
import { goodsOf, gstOn, unitAt } from '@/lib/rules/trade/pricing'
import css from './terms.module.css'

/** What the price holds, and what it comes to with GST. Nothing where the supplier gave one figure alone. */
export function PriceSum({ quotation: q }: { quotation: Quotation }) {
  const { tooling, freight, gstPercent } = q
  if (!q.breaks && !tooling && !freight && gstPercent === null) return null
  const unit = q.breaks && unitAt(q.breaks, q.quantity)
  const gst = gstOn(q.price, gstPercent)
  return (
    <dl className={css.sum}>
      {unit !== null && <Line label={`${count(q.quantity)} × ${rupees(unit)}`} amount={goodsOf(q)} />}
      {unit === null && (tooling || freight) && <Line label="Goods" amount={goodsOf(q)} />}
      {!!tooling && <Line label="Tooling, once" amount={tooling} />}
      {!!freight && <Line label="Freight" amount={freight} />}
      {gst !== null && <Line label={`GST ${gstPercent} %`} amount={gst} />}
      {gst !== null && <Line label="With GST" amount={q.price + gst} strong />}
    </dl>
  )
}

const Line = ({ label, amount, strong }: { label: string; amount: number; strong?: true }) => (
  <div data-strong={strong}>
    <dt>{label}</dt>
    <dd>{money(amount)}</dd>
  </div>
)
