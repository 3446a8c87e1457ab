import type { MachineStatus } from '../../../contract/trade/machines'
import type { ApprovalStatus } from '../../../contract/trade/processes'
import type { MaskedTexts } from '../../files/masked-texts'
import { machineFlow } from '../flows/machine-flow'
import { event, type Move } from '../../core/event-row'
import { because, move } from '../../core/phrases'

/** Given to the admins: for the first time (`from` null), or again after an edit. */
type Submission = { from: ApprovalStatus | null; to: 'pending' }
type OfMachine = { machineId: number; machineName: string; supplierId: number; supplierName: string } & {
  crossing?: MaskedTexts
}
type OfProcess = { processId: number; processName: string; supplierId: number; supplierName: string } & {
  crossing?: MaskedTexts
}

const submitted = ({ from }: Submission, thing: string) =>
  from === null ? `Submitted ${thing} for approval` : `Edited ${thing} and submitted it again`
const machine = (e: OfMachine) => `machine ${e.machineName} of ${e.supplierName}`
const process = (e: OfProcess) => `process ${e.processName} of ${e.supplierName}`

/** What happens to machines and processes. */
export const capabilityEvents = {
  'machine.submitted': event<OfMachine & Submission>({
    name: 'Machine submitted',
    group: 'machines',
    sentence: (e) => submitted(e, machine(e)),
    notify: {
      recipients: () => ['admins'],
      title: 'Machine to approve',
      message: (e) => `${e.supplierName} submitted ${e.machineName} for approval`,
      mail: 'machines',
    },
  }),
  'machine.approved': event<OfMachine & Move<ApprovalStatus>>({
    name: 'Machine approved',
    group: 'machines',
    sentence: (e) => `Approved ${machine(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Machine approved',
      message: (e) => `${e.machineName} is approved`,
      mail: 'machines',
    },
  }),
  'machine.rejected': event<OfMachine & Move<ApprovalStatus>>({
    name: 'Machine rejected',
    group: 'machines',
    sentence: (e) => `Rejected ${machine(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Machine rejected',
      message: (e) => `${e.machineName} was rejected${because(e.note)}`,
      mail: 'machines',
    },
  }),
  'machine.statusChanged': event<OfMachine & Move<MachineStatus>>({
    name: 'Machine status changed',
    group: 'machines',
    sentence: (e) => `Set ${machine(e)} ${move(machineFlow, e)}`,
    states: machineFlow.states,
    seenBy: (e) => [e.supplierId],
  }),

  'process.submitted': event<OfProcess & Submission>({
    name: 'Process submitted',
    group: 'processes',
    sentence: (e) => submitted(e, process(e)),
    notify: {
      recipients: () => ['admins'],
      title: 'Process to approve',
      message: (e) => `${e.supplierName} submitted ${e.processName} for approval`,
      mail: 'processes',
    },
  }),
  'process.approved': event<OfProcess & Move<ApprovalStatus>>({
    name: 'Process approved',
    group: 'processes',
    sentence: (e) => `Approved ${process(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Process approved',
      message: (e) => `${e.processName} is approved`,
      mail: 'processes',
    },
    seenBy: () => ['customers'],
  }),
  'process.rejected': event<OfProcess & Move<ApprovalStatus>>({
    name: 'Process rejected',
    group: 'processes',
    sentence: (e) => `Rejected ${process(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Process rejected',
      message: (e) => `${e.processName} was rejected${because(e.note)}`,
      mail: 'processes',
    },
  }),
}
