import { WorkorderForm } from '../../lib/contract/workorders'
import { createRequest } from '../../lib/domain/workorder-requests/create-request'
import { rejectRequest } from '../../lib/domain/workorder-requests/reject-request'
import { changeWorkorderStatus } from '../../lib/domain/workorders/change-workorder-status'
import { createWorkorder } from '../../lib/domain/workorders/create-workorder'
import { setWorkorderPayment } from '../../lib/domain/workorders/set-workorder-payment'
import type { DemoOrder } from './story/project'
import type { DemoRequest } from './story/requests'
import { dateIn, type Scene } from './tell'

/** An admin orders the work, the supplier does it, and the admin records what was paid. */
export function orderScenes(order: DemoOrder, supplier: string, inquiryId: () => number): Scene[] {
  const { day, machine, request, due, notes, steps = [], paid = [] } = order
  let id: number
  const create: Scene = {
    day,
    play: async (stage) => {
      const from = { requestId: request && stage.id('request', request), machineId: machine && stage.id('machine', machine) }
      const fields = { ...from, inquiryId: inquiryId(), supplierId: stage.who(supplier).id, dueDate: dateIn(due), notes }
      id = (await createWorkorder(stage.who('admin'), WorkorderForm.parse(fields))).id
    },
  }
  const work = steps.map(([day, status, notes]): Scene => ({
    day,
    play: (stage) => changeWorkorderStatus(stage.who(supplier), { id, status, notes }),
  }))
  const pay = paid.map(([day, status]): Scene => ({
    day,
    play: (stage) => setWorkorderPayment(stage.who('admin'), { id, status }),
  }))
  return [create, ...work, ...pay]
}

/** A supplier asks for work for a machine; an admin may decline. */
export function requestScenes({ of, machine, process, day, notes, rejected }: DemoRequest): Scene[] {
  let id: number
  const ask: Scene = {
    day,
    play: async (stage) => {
      const fields = { machineId: stage.id('machine', machine), processId: stage.id('process', `${of}/${process}`), notes }
      id = (await createRequest(stage.who(of), fields)).id
      stage.put('request', machine, id)
    },
  }
  if (!rejected) return [ask]
  const [day2, reason] = rejected
  return [ask, { day: day2, play: (stage) => rejectRequest(stage.who('admin'), { id, reason }) }]
}
