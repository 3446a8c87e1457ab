import path from 'node:path'
import WebSocket from 'ws'
import type { Browser } from './browser'
import { openScreen, startProgram } from './program'

type Answer = { id?: number; type: string; method?: string; params?: LogEntry; result?: unknown; message?: string }
type LogEntry = { level: string; text: string | null; source?: { realm: string } }
type Called = { type: string; result: { value: string }; exceptionDetails?: { text: string } }

/** Firefox by WebDriver BiDi, which it speaks itself. Playwright 1.65 asks an ESR for commands that it doesn't have. */
export async function openFirefox(file: string): Promise<Browser> {
  const screen = await openScreen()
  const args = ['--no-remote', '--remote-debugging-port', '0', '--profile']
  const firefox = await startProgram(file, (home) => [...args, home], screen.variables)
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/)
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

  const waiting = new Map<number, (answer: Answer) => void>()
  const errors: string[] = []
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id) waiting.get(answer.id)?.(answer)
    else if (answer.params?.level === 'error') errors.push(answer.params.text ?? '')
  })
  let last = 0
  const send = async <T = unknown>(method: string, params: object = {}): Promise<T> => {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result as T
  }

  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree')
  const [{ context }] = contexts
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(task, ...args) {
      const called = await send<Called>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${task.toString()})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })
      if (called.type !== 'success') throw new Error(called.exceptionDetails?.text)
      return JSON.parse(called.result.value)
    },
    async upload(file) {
      const locator = { type: 'css', value: 'input[type=file]' }
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator,
        maxNodeCount: 1,
      })
      await send('input.setFiles', { context, element: { sharedId: nodes[0]!.sharedId }, files: [path.resolve(file)] })
    },
    errors: async () => errors.splice(0),
    async close() {
      socket.terminate()
      await firefox.end()
      await screen.end()
    },
  }
}
