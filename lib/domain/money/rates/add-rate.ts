import type { Input } from '../../../contract/core/endpoint'
import type { rates } from '../../../contract/money/rates'
import { addDays } from '../../../terms/format'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertFreeTime, findRate, lockRates } from './rate'

/** An admin lists a rate for a time. */
export const addRate = commandOnce(
  'rate.add',
  async (scope, form: Input<typeof rates.add>): Promise<number> => {
    const { viewer, tx, emit } = scope
    if (form.kind === 'bank') await endBankRate(scope, form.from)
    await assertFreeTime(scope, form)
    const { id } = await tx.rate.create({
      data: {
        ...form,
        from: new Date(form.from),
        to: form.to ? new Date(form.to) : null,
        createdBy: viewer.member.id,
      },
    })
    emit('rate.added', { rateId: id, code: form.code, rateBp: form.rateBp, since: form.from })
    return id
  },
  findRate,
)

/** A bank rate without a last day ends on the day before the next one begins. */
async function endBankRate(scope: WriteScope, from: string) {
  await lockRates(scope)
  await scope.tx.rate.updateMany({
    where: { kind: 'bank', to: null, from: { lt: new Date(from) } },
    data: { to: new Date(addDays(from, -1)) },
  })
}
