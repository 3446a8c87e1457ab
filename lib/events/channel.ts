import type { Notification } from '../contract/notifications'
import type { Viewer } from '../rules/permissions'

/** What the live channel says. */
export type Message =
  { type: 'auth_success' } | { type: 'notification'; data: Notification } | { type: 'error'; message: string }

/** One connected client, whichever transport it came by. */
export type Channel = {
  /** The Cookie header of its handshake. */
  cookie: string | undefined
  say: (message: Message) => void
  /** Tells our own pages that the bell was read elsewhere; other clients have no bell. */
  nudge?: () => void
  /** Ends the connection, once what was said is out. */
  close: () => void
}

/** How long a client may take to say who it is (ms). */
const AUTH_MS = 10_000

type Options = {
  /** Who a Cookie header belongs to. */
  viewerOf: (cookie: string | undefined) => Promise<Viewer | null>
  members: Members
}

/**
 * Holds the conversation with one client: the session of its handshake decides who it is, and it says so with the first
 * message. Gives what it hears and what ends it.
 */
export function converse(channel: Channel, { viewerOf, members }: Options) {
  const session = viewerOf(channel.cookie).catch(() => null)
  const late = setTimeout(() => refuse('Nobody said who this is'), AUTH_MS)
  let gone = false

  function refuse(message: string) {
    channel.say({ type: 'error', message })
    channel.close()
  }
  async function hear(message: unknown) {
    const { type, userId, userRole } = (message ?? {}) as Record<string, unknown>
    if (type !== 'auth') return channel.say({ type: 'error', message: 'Unknown message' })
    const viewer = await session
    if (gone) return
    if (!viewer || userId !== viewer.id || userRole !== viewer.role)
      return refuse('This is not the account of your session')
    clearTimeout(late)
    members.add(channel, viewer)
    channel.say({ type: 'auth_success' })
  }
  function end() {
    gone = true
    clearTimeout(late)
    members.remove(channel)
  }
  return { hear, end }
}

/** Who is connected to this process, and by which channels. */
export class Members {
  readonly #of = new Map<number, { viewer: Viewer; channels: Set<Channel> }>()
  readonly #who = new Map<Channel, number>()

  /** The ids of the connected accounts. */
  ids = () => [...this.#of.keys()]
  viewer = (id: number) => this.#of.get(id)?.viewer
  channels = (id: number): Iterable<Channel> => this.#of.get(id)?.channels ?? []

  add(channel: Channel, viewer: Viewer) {
    const { channels } = this.#of.get(viewer.id) ?? { channels: new Set() }
    this.#of.set(viewer.id, { viewer, channels: channels.add(channel) })
    this.#who.set(channel, viewer.id)
  }
  remove(channel: Channel) {
    const id = this.#who.get(channel)
    if (id === undefined) return
    this.#who.delete(channel)
    const { channels } = this.#of.get(id)!
    channels.delete(channel)
    if (!channels.size) this.#of.delete(id)
  }
}
