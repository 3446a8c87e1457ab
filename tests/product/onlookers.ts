import { ConnectedUsers } from '@/lib/live/channel'
import { pushEvent } from '@/lib/live/push'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { newCookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { addressesOf, newestThings, readAt } from '@/tests/read-all'
import type { People } from './people'

/** Who looks on: colleagues of the parties, and a supplier that has no part in it. None of them acts. */
const ONLOOKERS = ['customer', 'supplier', 'otherSupplier', 'admin'] as const
type Onlooker = (typeof ONLOOKERS)[number]
type Things = Awaited<ReturnType<typeof newestThings>>

/** Colleagues of these people, whose screens are open. */
export async function onlookersOf(people: People) {
  const onlookers = {} as Record<Onlooker, { viewer: Viewer; session: number }>
  for (const who of ONLOOKERS) onlookers[who] = await signedIn(await make.colleague(people[who]))

  async function readByEach(things: Things) {
    const read = {} as Record<Onlooker, Map<string, string>>
    for (const who of ONLOOKERS) {
      const { viewer } = onlookers[who]
      read[who] = new Map()
      for (const address of addressesOf(viewer, things)) read[who].set(address, await readAt(viewer, address))
    }
    return read
  }

  /** The beginnings of addresses that each onlooker's screens are told to read again, after these events. */
  async function toldBy(events: { id: number }[]) {
    const users = new ConnectedUsers()
    const told = {} as Record<Onlooker, string[]>
    for (const who of ONLOOKERS) {
      const paths: string[] = (told[who] = [])
      const channel = {
        cookie: undefined,
        send: () => void paths.push('/api/notifications'),
        changed: (changed: readonly string[]) => void paths.push(...changed),
        close: () => {},
      }
      users.add(channel, onlookers[who].viewer, onlookers[who].session)
    }
    for (const { id } of events) await pushEvent(users, id)
    return told
  }

  /**
   * What the onlookers' screens are told to read again after an act is all that answers otherwise, and nobody is told of what
   * it does not see. An admin may be told more. The act leaves these events.
   */
  return async function watch(act: () => Promise<unknown>, leaves: readonly string[]) {
    const things = await newestThings()
    const before = await readByEach(things)
    const { _max } = await db().event.aggregate({ _max: { id: true } })

    await act()

    const events = await db().event.findMany({ where: { id: { gt: _max.id ?? 0 } }, orderBy: { id: 'asc' } })
    expect(events.map(({ kind }) => kind)).toEqual(leaves)
    const told = await toldBy(events)
    for (const who of ONLOOKERS) {
      const paths = told[who]
      const isTold = (address: string) => paths.some((path) => address.startsWith(path))
      const addresses = [...before[who].keys()]
      const changed = async (address: string) =>
        (await readAt(onlookers[who].viewer, address)) !== before[who].get(address)
      const stale: string[] = []
      for (const address of addresses) if (!isTold(address) && (await changed(address))) stale.push(address)
      expect({ who, stale }).toEqual({ who, stale: [] })
      if (who === 'admin' || !paths.length) continue
      // Of what is told one that changed is enough.
      const isNews = await someAsync(addresses.filter(isTold), changed)
      expect({ who, told: isNews ? [] : paths }).toEqual({ who, told: [] })
    }
  }
}

async function signedIn(viewer: Viewer) {
  await newCookieOf(viewer)
  const { id } = await db().session.findFirstOrThrow({ where: { memberId: viewer.member.id } })
  return { viewer, session: id }
}

async function someAsync<T>(all: readonly T[], is: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (await is(one)) return true
  return false
}
