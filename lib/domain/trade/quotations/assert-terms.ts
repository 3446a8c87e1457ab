import { invalid } from '../../../contract/core/problem'
import { count, money, unitPrice } from '../../../terms/format'
import { priceAt, unitAt } from '../../../rules/trade/pricing'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import type { WriteScope } from '../../core/verb'
import type { Terms } from './keep-version'

type Of = { quantity: number; customerId: number }
/** The terms that a rule reads. */
type Checked = Pick<Terms, 'price'> & Partial<Terms>

/** 400 for terms that contradict each other, name somebody, or a machine that isn't the supplier's. */
export async function assertTerms(scope: WriteScope, terms: Checked, { quantity, customerId }: Of) {
  assertPrice(terms, quantity)
  const { machineId, paymentTerms, exclusions } = terms
  if (machineId && !(await scope.tx.machine.findFirst({ where: { id: machineId, supplierId: scope.viewer.id } })))
    throw invalid('machineId', 'This is not one of your machines')
  if (!paymentTerms && !exclusions) return
  // Customers read both at once.
  const parties = await partiesOf(scope, [scope.viewer.id, customerId])
  if (paymentTerms) assertNoContact('paymentTerms', paymentTerms, parties)
  if (exclusions) assertNoContact('exclusions', exclusions, parties)
}

function assertPrice({ price, breaks, ...given }: Checked, quantity: number) {
  const [tooling, freight] = [given.tooling ?? 0, given.freight ?? 0]
  if (!breaks) {
    if (tooling + freight > price) throw invalid('price', 'Tooling and freight come to more than the price')
    return
  }
  const unit = unitAt(breaks, quantity)
  if (unit === null) throw invalid('breaks', `Give a price for ${count(quantity)} pieces or fewer`)
  const whole = priceAt(breaks, quantity, { tooling, freight })
  if (whole !== price)
    throw invalid(
      'price',
      `The price should be ${money(whole!)}: ${count(quantity)} × ${unitPrice(unit)}, tooling ${money(tooling)}, freight ${money(freight)}`,
    )
}
