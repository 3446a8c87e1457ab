import pg from 'pg'
import { env } from '../infra/env'
import { log } from '../infra/observability/log'

const RECONNECT_MS = 1_000

type OnNotification = (channel: string, payload: string) => Promise<void>

/**
 * Listens to PostgreSQL's NOTIFY channels. After a lost connection it reconnects and calls `onReconnect`, since
 * notifications were missed. Returns the function that stops it.
 */
export function listen(
  channels: readonly string[],
  onNotification: OnNotification,
  onReconnect: () => Promise<void>,
): () => void {
  let stopped = false
  let client: pg.Client
  const failed = (error: unknown) => log().warn({ err: error }, 'live push failed')

  async function connect(isFirst: boolean) {
    client = new pg.Client({ connectionString: env().DATABASE_URL, keepAlive: true })
    let broken = false
    const retry = () => {
      if (broken || stopped) return
      broken = true
      void client.end().catch(() => {})
      setTimeout(() => void connect(false), RECONNECT_MS)
    }
    client.on('error', retry).on('end', retry)
    client.on('notification', ({ channel, payload }) => void onNotification(channel, payload ?? '').catch(failed))
    try {
      await client.connect()
      await client.query(channels.map((channel) => `LISTEN ${channel}`).join(';'))
      if (!isFirst) await onReconnect().catch(failed)
    } catch {
      retry()
    }
  }
  void connect(true)
  return () => {
    stopped = true
    void client.end().catch(() => {})
  }
}
