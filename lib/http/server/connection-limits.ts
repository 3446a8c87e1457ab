import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '../../infra/env'
import { refusals } from '../../infra/observability/metrics'
import { limits } from '../../rules/limits'
import { clientNetwork } from './client-network'

/**
 * Limits the open connections of a server, and those of each address. Behind a proxy `byAddress` is false: a connection of
 * it carries requests of many addresses.
 */
export function limitConnections(server: Server, { byAddress }: { byAddress: boolean }) {
  server.maxConnections = limits.http.connections
  server.on('drop', () => refusals().inc({ limit: 'http.connections' }))
  if (!byAddress) return
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = clientNetwork(socket.remoteAddress ?? 'unknown')
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    socket.once('close', () => {
      const left = counts.get(address)! - 1
      if (left) counts.set(address, left)
      else counts.delete(address)
    })
    if (count <= limits.http.addressConnections || env().RATE_LIMIT === 'off') return
    refusals().inc({ limit: 'http.addressConnections' })
    socket.destroy()
  })
}
