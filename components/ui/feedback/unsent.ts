import type { Undo } from './toast'

let unsent: Undo | null = null

/** Keeps an act that can be taken back. One waits at a time: the one before is sent, or replaced by one on the same thing. */
export function keepUnsent(act: Undo | undefined) {
  if (!act || unsent?.on !== act.on) void sendUnsent()
  unsent = act ?? null
}

/** Sends the act that waits, if one does. Before a sign-out: afterwards it would be refused. */
export async function sendUnsent(options: { keepalive?: true } = {}) {
  const act = unsent
  unsent = null
  await act?.send(options)
}

/** Takes the act back that waits; with `on` only one on this thing. Returns whether there was one. */
export function takeBackUnsent(on = unsent?.on) {
  if (!unsent || unsent.on !== on) return false
  const act = unsent
  unsent = null
  act.takeBack()
  return true
}
