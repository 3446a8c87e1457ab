import type { Notification } from '../contract/people/notifications'
import { limits } from '../rules/limits'
import type { Viewer } from '../rules/core/permissions'
import { isFullAccount } from './socket-limits'

/** A message of the live channel to a client. */
export type Message =
  | { type: 'auth_success' }
  | { type: 'notification'; data: Notification }
  | { type: 'error'; message: string }

/** One connected client, of either transport. */
export type Channel = {
  /** The Cookie header of its handshake. */
  cookie: string | undefined
  send: (message: Message) => void
  /** Makes our own pages read the bell again; plain clients have none. */
  refreshBell?: () => void
  /** Tells our own pages which addresses answer otherwise now, by their beginnings. */
  changed?: (paths: readonly string[]) => void
  /** Ends the connection once sent messages are out, or after a timeout. */
  close: () => void
}

type Options = {
  /** The viewer of a Cookie header. */
  viewerOf: (cookie: string | undefined) => Promise<Viewer | null>
  users: ConnectedUsers
}

/**
 * Handles one connection: the client names its account, which must be that of its session. Before that nothing is
 * answered. Returns `receive` for its messages, `end`, and whether it is authenticated.
 */
export function handleConnection(channel: Channel, { viewerOf, users }: Options) {
  const late = setTimeout(() => leave(), limits.live.authMs)
  let last: Promise<void> = Promise.resolve()
  let closed = false

  function leave(message?: string) {
    if (message) channel.send({ type: 'error', message })
    end()
    channel.close()
  }
  async function handleMessage(message: unknown) {
    const member = users.viewer(channel)
    const { type, userId, userRole } = (message ?? {}) as Record<string, unknown>
    if (type !== 'auth') return member && channel.send({ type: 'error', message: 'Unknown message' })
    // Checked now, not at the handshake: the session may have ended since.
    const viewer = member ?? (await viewerOf(channel.cookie).catch(() => null))
    if (closed) return
    if (!viewer?.session || userId !== viewer.id || userRole !== viewer.role)
      return leave('This is not the account of your session')
    if (!member && isFullAccount(users.count(viewer.member.id))) return leave('This account has too many connections')
    clearTimeout(late)
    users.add(channel, viewer, viewer.session)
    channel.send({ type: 'auth_success' })
  }
  /** In order: messages after an `auth` wait for it. */
  function receive(message: unknown) {
    last = last.then(() => (closed ? undefined : handleMessage(message)))
  }
  function end() {
    closed = true
    clearTimeout(late)
    users.remove(channel)
  }
  return { receive, end, isMember: () => users.viewer(channel) !== undefined }
}

export type Connection = ReturnType<typeof handleConnection>

export type ConnectedUser = { channel: Channel; viewer: Viewer; session: number }

/** The connected people of this process and their channels. */
export class ConnectedUsers {
  readonly #of = new Map<number, Map<Channel, ConnectedUser>>()
  readonly #who = new Map<Channel, Viewer>()

  /** The ids of the connected people. */
  ids = () => [...this.#of.keys()]
  /** The number of a person's connections. */
  count = (id: number) => this.#of.get(id)?.size ?? 0
  /** All connections. */
  all = (): ConnectedUser[] => [...this.#of.values()].flatMap((channels) => [...channels.values()])
  /** The connections of a person. */
  of = (id: number): ConnectedUser[] => [...(this.#of.get(id)?.values() ?? [])]
  /** The authenticated viewer of a channel. */
  viewer = (channel: Channel) => this.#who.get(channel)

  add(channel: Channel, viewer: Viewer, session: number) {
    const channels = this.#of.get(viewer.member.id) ?? new Map<Channel, ConnectedUser>()
    this.#of.set(viewer.member.id, channels.set(channel, { channel, viewer, session }))
    this.#who.set(channel, viewer)
  }
  remove(channel: Channel) {
    const viewer = this.#who.get(channel)
    if (!viewer) return
    this.#who.delete(channel)
    const channels = this.#of.get(viewer.member.id)!
    channels.delete(channel)
    if (!channels.size) this.#of.delete(viewer.member.id)
  }
}
