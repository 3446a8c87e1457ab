import type { Input } from '../../../contract/core/endpoint'
import type { rates } from '../../../contract/money/rates'
import { commandOnce } from '../../core/verb'
import { assertFreeTime, findRate } from './rate'

/** An admin lists a rate for a time. */
export const addRate = commandOnce(
  'rate.add',
  async (scope, form: Input<typeof rates.add>): Promise<number> => {
    const { viewer, tx, emit } = scope
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
