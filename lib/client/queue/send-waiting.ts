import type { Sent } from './sent'
import type { FloorOrder } from '../../contract/orders/floor'
import { deliver, type Transport } from './deliver'
import { isOld, outcomeOf, type Answer, type QueueItem } from './item'
import { addItem, changeItem, itemsOf, removeItem } from './store'

/**
 * Sends what waits of this person: in order for each order, and an order that is held up holds up no other. `onDone` runs
 * before a done item leaves the device.
 */
export async function sendWaiting(
  member: number,
  line: Transport,
  onDone: () => Promise<unknown> = async () => {},
  now = Date.now(),
): Promise<Sent> {
  if (!(await itemsOf(member)).some((item) => isSendable(item, now))) return 'all'
  const me = await line.ask('GET /api/user', {})
  if (me.status === 401) return 'signIn'
  if (me.status !== 200 || me.body === undefined) return 'later'
  if ((me.body as { member: { id: number } }).member.id !== member) return 'other'
  const held = new Set<number>()
  for (;;) {
    // Read anew each time: the person may have pressed again.
    const item = firstFree(await itemsOf(member), held, now)
    if (!item) return held.size ? 'later' : 'all'
    const answer = await deliver(item, line)
    const outcome = outcomeOf(answer)
    switch (outcome.is) {
      case 'signIn':
        return 'signIn'
      case 'done':
        await onDone()
        await removeItem(item.id)
        if (takenBack.delete(item.id)) await goBack(item, answer, line)
        break
      case 'later':
        held.add(item.order)
        await changeItem(item.id, { tries: item.tries + 1 })
        if (answer.status === 0) return 'later'
        break
      case 'conflict':
        await changeItem(item.id, { state: 'conflict', now: await nowOf(item.order, line) })
        break
      case 'refused':
        await changeItem(item.id, { state: 'refused', refusal: outcome.refusal })
    }
  }
}

/** The updates that were taken back in this tab: one may have been on its way. */
const takenBack = new Set<number>()

/** Takes back an update that waits. If it is being sent at this moment, an order goes back once the answer is there. */
export async function takeBack(id: number) {
  takenBack.add(id)
  await removeItem(id)
}

/** What takes back an update that the server has: a status goes back to the one before, and what was packed is cancelled. */
async function goBack(item: QueueItem, { body: done }: Answer, { ask }: Transport) {
  if (item.kind === 'shipment') {
    const { id } = done as { id: number }
    const cancel = { status: 'cancelled', reason: 'Taken back on the shop floor' }
    await ask('PATCH /api/shipments/{id}/status', { id }, undefined, cancel)
  }
  if (item.kind !== 'status' || !item.body.from) return
  const { order, member, body } = item
  await addItem({ order, member, kind: 'status', body: { status: body.from!, from: body.status } })
}

const isSendable = (item: QueueItem, now: number) => item.state === 'waiting' && !isOld(item, now)

/** The first item of an order, of those that nothing before them holds up. A photo that is asked about holds up nothing. */
function firstFree(items: readonly QueueItem[], held: ReadonlySet<number>, now: number) {
  const seen = new Set(held)
  for (const item of items) {
    if (item.state === 'asking' || seen.has(item.order)) continue
    if (isSendable(item, now)) return item
    seen.add(item.order)
  }
  return undefined
}

async function nowOf(id: number, { ask }: Transport) {
  const { status, body } = await ask('GET /api/floor/{id}', { id })
  if (status !== 200 || !body) return undefined
  const order = body as FloorOrder
  return { status: order.status, since: order.since }
}
