import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/own-server'
import type { Browser } from './browser'
import { openScreen, startProgram } from './program'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK's MiniBrowser by WebDriver. */
export async function openWebkit(file: string): Promise<Browser> {
  const screen = await openScreen()
  const port = await freePort()
  const driver = await startProgram(file, () => [`--port=${port}`], screen.variables)

  const send = async <T = unknown>(method: string, at: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${at}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${at}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId } = await begin(send)
  const at = `/${sessionId}`
  await send('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  await send('POST', `${at}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 })

  const browser: Browser = {
    async open(url) {
      await browser.run(() => void ((globalThis as Page).isLeft = true))
      await send('POST', `${at}/url`, { url })
      await arrived(() => browser.run(() => !(globalThis as Page).isLeft))
      await browser.run(collectErrors)
    },
    async run(task, ...args) {
      const script = `const done = arguments[1];
        (async () => JSON.stringify((await (${task.toString()})(...JSON.parse(arguments[0]))) ?? null))()
          .then((result) => done({ result }), (error) => done({ error: String(error) }))`
      type Done = { result: string; error?: string }
      const { result, error } = await send<Done>('POST', `${at}/execute/async`, {
        script,
        args: [JSON.stringify(args)],
      })
      if (error) throw new Error(error)
      return JSON.parse(result)
    },
    async upload(file) {
      const using = { using: 'css selector', value: 'input[type=file]' }
      const { [ELEMENT]: id } = await send<Record<string, string>>('POST', `${at}/element`, using)
      await send('POST', `${at}/element/${id}/value`, { text: path.resolve(file) })
    },
    errors: () => browser.run(takeErrors),
    async close() {
      await send('DELETE', at).catch(() => {})
      await driver.end()
      await screen.end()
    },
  }
  return browser
}

type Page = typeof globalThis & { errors?: string[]; isLeft?: boolean }

/** The driver gives no log. Breaches of the policy are told afterwards, too; errors of scripts from here on. */
function collectErrors() {
  const errors = ((globalThis as Page).errors = [] as string[])
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  const { error } = console
  console.error = (...words) => {
    errors.push(words.join(' '))
    error.apply(console, words)
  }
  const report = (reports: { body: unknown }[]) => errors.push(...reports.map(({ body }) => JSON.stringify(body)))
  new ReportingObserver(report as ReportingObserverCallback, { types: ['csp-violation'], buffered: true }).observe()
}
const takeErrors = () => (globalThis as Page).errors!.splice(0)

/** The driver may answer while the document of before is still there. */
async function arrived(isThere: () => Promise<boolean>) {
  // In between there is no document.
  for (let tries = 0; !(await isThere().catch(() => false)); tries++) {
    if (tries === 200) throw new Error('The page did not arrive within 20 s')
    await sleep(100)
  }
}

/** The driver takes a moment to listen. */
async function begin(send: <T>(method: string, at: string, body: object) => Promise<T>) {
  for (let tries = 0; ; tries++) {
    try {
      return await send<{ sessionId: string }>('POST', '', { capabilities: {} })
    } catch (error) {
      if (tries > 50 || !(error instanceof TypeError)) throw error
      await sleep(100)
    }
  }
}
