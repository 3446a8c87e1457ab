import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { ask, type Thing } from './ask'
import { makeStory, type Story, type Who } from './notification-story'

type Entry = { id: number; message: string; href: string }
/** `account` is the one that a row is about. */
type Heard = Partial<Record<Who | 'account', string[]>>

/** What happens: what is there before, the act, and what each bell then says and opens. Nobody else hears of it. */
export type Row = {
  event: string
  given?: (s: Story) => Promise<Thing & { account?: Viewer }>
  act: (s: Story, given: Thing) => Promise<Thing>
  hears: (about: { s: Story; given: Thing; done: Thing }) => Heard
}

/** QUOT-0007 and the like. */
export const no = (prefix: string, id: unknown) => `${prefix}-${String(id).padStart(4, '0')}`
/** Both admins read the same. */
export const admins = (entry: string) => ({ admin: [entry], colleague: [entry] })

/** One test a row: the act, and the bells of everybody in the story. */
export function notifiesTable(rows: Row[]) {
  let s: Story
  beforeAll(async () => void (s = await makeStory()))

  test.each(rows.map((row) => [row.event, row] as const))('%s', async (_, { given, act, hears }) => {
    const before = (await given?.(s)) ?? { id: 0 }
    const known = (await db().event.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0
    const done = await act(s, before)
    const rung = await db().notification.findMany({ where: { eventId: { gt: known } }, select: { id: true } })

    const heard: Heard = {}
    const everybody = { ...s.people, ...(before.account ? { account: before.account } : {}) }
    for (const [who, viewer] of Object.entries(everybody) as [Who, Viewer][]) {
      const { body } = await ask<Entry[]>(viewer, 'GET /api/notifications?limit=50')
      const entries = body.filter(({ id }) => rung.some((r) => r.id === id)).reverse()
      if (entries.length) heard[who] = entries.map(({ message, href }) => `${message} → ${href}`)
    }
    expect(heard).toEqual(hears({ s, given: before, done }))
  })
}
