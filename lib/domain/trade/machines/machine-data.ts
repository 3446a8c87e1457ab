import type { Input } from '../../../contract/core/endpoint'
import type { machines } from '../../../contract/trade/machines'
import { invalid } from '../../../contract/core/problem'
import type { WriteScope } from '../../core/verb'

type Form = Input<typeof machines.add> | Omit<Input<typeof machines.edit>, 'id'>

/** The columns that a machine form writes. Refuses a process that is not one of the supplier's own approved ones: 400. */
export async function machineData<F extends Form>({ viewer, tx }: WriteScope, { specifications, ...form }: F) {
  const { processId } = form
  if (
    processId &&
    !(await tx.process.findFirst({ where: { id: processId, supplierId: viewer.id, status: 'approved' } }))
  )
    throw invalid('processId', 'Choose one of your approved processes')
  return { ...form, ...(specifications && { specifications }) }
}
