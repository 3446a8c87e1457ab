import { heldSessions } from '../infra/db/sessions'
import type { ConnectedUsers } from './channel'

/** Closes the connections whose session has ended, of these accounts or of all; others of the same account stay. */
export async function closeEnded(users: ConnectedUsers, ids = users.ids()) {
  const connected = ids.flatMap((id) => users.of(id))
  if (!connected.length) return
  const held = new Set(await heldSessions(connected.map(({ session }) => session)))
  for (const { channel, session } of connected) {
    if (held.has(session)) continue
    channel.send({ type: 'error', message: 'This session has ended' })
    users.remove(channel)
    channel.close()
  }
}
