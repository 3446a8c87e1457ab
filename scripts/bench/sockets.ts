import WebSocket from 'ws'

/** So many sockets of one account. */
export type Listeners = {
  base: string
  count: number
  headers: Record<string, string>
  account: { id: number; role: string }
}

const PATIENCE_MS = 20_000

/** The sockets that the generator holds. */
export function openSockets() {
  let open: WebSocket[] = []
  let told = () => {}

  const join = ({ base, headers, account }: Listeners) =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers })
      socket.once('error', reject)
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'auth', userId: account.id, userRole: account.role })),
      )
      socket.on('message', (data: Buffer) => {
        if (data.includes('"auth_success"')) resolve(socket)
        else if (data.includes('"notification"')) told()
        else reject(new Error(data.toString()))
      })
    })

  return {
    async connect(listeners: Listeners) {
      while (open.length < listeners.count)
        open.push(...(await Promise.all(Array.from({ length: 50 }, () => join(listeners)))))
    },
    /** From the start of the write until every one of them is told of it (ms). */
    async toldLast(write: () => Promise<{ status: number; text: () => string }>): Promise<number> {
      let missing = open.length
      const began = performance.now()
      const all = new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${missing} were not told`)), PATIENCE_MS)
        told = () => {
          if (--missing) return
          clearTimeout(late)
          resolve(performance.now() - began)
        }
      })
      const [last, { status, text }] = await Promise.all([all, write()])
      if (status >= 300) throw new Error(`${status} ${text()}`)
      return last
    },
    async disconnect() {
      for (const socket of open) socket.terminate()
      open = []
    },
  }
}
