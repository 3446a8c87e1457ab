import { invalid } from '../../../contract/core/problem'
import type { WriteScope } from '../../core/verb'

/** A machine on which this supplier's work can be ordered; 400 for another supplier's, or one that is not approved. */
export async function machineFor({ tx }: WriteScope, id: number, supplierId: number) {
  const machine = await tx.machine.findFirst({ where: { id, supplierId } })
  if (!machine) throw invalid('machineId', 'This machine belongs to another supplier')
  if (machine.approvalStatus !== 'approved') throw invalid('machineId', 'This machine is not approved')
  return machine
}
