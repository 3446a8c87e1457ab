// npm run bench:files: 20 uploads of 10 MB at once (MB/s, and the memory of the server process, Linux only); how long
// from the click on a STEP file to its picture (ms, median of 3, in a browser that has nothing yet and in one that has
// the reader); and how much JavaScript a list of drawings and an open preview bring (kB, compressed).
// It needs a build, and runs on a database of its own.
import { readFile } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { caller, ownServer, type Caller } from '@/tests/e2e/own-server'
import { findBrowser } from './lib/browser.mjs'
import { dies, groovedShaft, plates } from './lib/step-models'

const MB = 1024 * 1024
const UPLOADS = 20
const MODELS = {
  'small, a shaft': () => groovedShaft(20_000),
  '5 MB, 21 free-form bodies': () => dies(5 * MB),
  '25 MB, 102 free-form bodies': () => dies(25 * MB),
  '5 MB, 118 plates of 25 holes': () => plates(5 * MB),
}
const ROUNDS = Number(process.env.ROUNDS ?? 3)

const own = await ownServer()
try {
  // Nothing is delivered here: the small pictures are made elsewhere, and don't take the processor.
  const server = await own.start({ INQUIRY_FILE_MAX_MB: '30', WORKER: 'own' })
  await caller(own.url, 'admin@own.example')
  const customer = await member()
  await uploads(customer, server.pid!)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  try {
    await pictures(customer, browser)
    await scripts(customer, browser)
  } finally {
    await browser.close()
  }
} finally {
  await own.close()
}

async function member(): Promise<Caller> {
  const form = { companyName: 'Bench Pumps', contactName: 'Asha Rao', email: 'buyer@bench.example', role: 'customer' }
  const answer = await fetch(`${own.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, password: 'a-long-secret' }),
  })
  if (answer.status !== 201) throw new Error(`Registration: ${answer.status}`)
  return caller(own.url, form.email)
}

async function upload({ cookie }: Caller, content: Buffer, name: string): Promise<number> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  const answer = await fetch(`${own.url}/api/files?purpose=inquiry`, { method: 'POST', headers: { cookie }, body })
  if (answer.status !== 201) throw new Error(`Upload: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { id: number }[])[0]!.id
}

async function uploads(customer: Caller, pid: number) {
  const drawing = Buffer.alloc(10 * MB, '0\nSECTION\n2\nHEADER\n')
  // The first upload loads what every later one uses.
  await upload(customer, drawing, 'first.dxf')
  const before = await memory(pid)
  let [peak, over] = [before, false]
  const watch = (async () => {
    while (!over) {
      peak = Math.max(peak, await memory(pid))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  const began = performance.now()
  await Promise.all(Array.from({ length: UPLOADS }, (_, i) => upload(customer, drawing, `drawing-${i}.dxf`)))
  const seconds = (performance.now() - began) / 1000
  over = true
  await watch
  console.log(`${UPLOADS} uploads of 10 MB at once, synced to the disk`)
  console.log(`  ${((UPLOADS * 10) / seconds).toFixed(0)} MB/s`)
  if (before) console.log(`  memory ${mb(before)} before, ${mb(peak)} at most: ${mb(peak - before)} more`)
}

/** The resident memory of a process (bytes); 0 where the system doesn't say it in /proc. */
async function memory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}
function mb(bytes: number) {
  return `${(bytes / MB).toFixed(0)} MB`
}

async function inquiryWith(customer: Caller, files: Record<string, Buffer>): Promise<number> {
  const ids = []
  for (const [name, content] of Object.entries(files)) ids.push({ id: await upload(customer, content, name) })
  const data = { projectName: 'Grooved shafts', description: 'Turned and ground', quantity: 10, files: ids }
  return (await customer.call<{ id: number }>('POST', '/api/inquiries', data)).id
}

async function pictures(customer: Caller, browser: Browser) {
  console.log('\nfrom the click to the picture of a STEP file')
  for (const [what, make] of Object.entries(MODELS)) {
    const model = make()
    const id = await inquiryWith(customer, { 'shaft.step': model })
    const [first, again]: number[][] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      const context = await signedIn(customer, browser)
      const page = await opened(context, id)
      first!.push(await shows(page))
      await page.keyboard.press('Escape')
      again!.push(await shows(page))
      await context.close()
    }
    console.log(`  ${what} (${model.length} bytes): ${median(first!)} ms, with the reader at hand ${median(again!)} ms`)
  }
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[values.length >> 1]!.toFixed(0)
}

async function signedIn({ cookie }: Caller, browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: own.url, viewport: { width: 1440, height: 900 } })
  const [name, value] = cookie.split(/=(.*)/s) as [string, string]
  await context.addCookies([{ name, value, url: own.url }])
  return context
}

async function opened(context: BrowserContext, id: number): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/customer/inquiries?id=${id}`, { waitUntil: 'networkidle' })
  return page
}

async function shows(page: Page): Promise<number> {
  const began = performance.now()
  await page.getByRole('list', { name: 'Files' }).getByRole('link').first().click()
  await page.getByText('shaft.step is shown.').waitFor({ state: 'attached', timeout: 120_000 })
  return performance.now() - began
}

async function scripts(customer: Caller, browser: Browser) {
  const bare = await inquiryWith(customer, {})
  const withFiles = await inquiryWith(customer, { 'shaft.step': groovedShaft(20_000) })
  const loaded = async (id: number, after?: (page: Page) => Promise<unknown>) => {
    const context = await signedIn(customer, browser)
    let bytes = 0
    const open: Promise<unknown>[] = []
    context.on('requestfinished', (request) => {
      if (/\.m?js$|\.wasm$/.test(new URL(request.url()).pathname))
        open.push(request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize)))
    })
    const page = await opened(context, id)
    await after?.(page)
    await page.waitForLoadState('networkidle')
    await Promise.all(open)
    await context.close()
    return bytes
  }
  const [without, listed, shown] = [await loaded(bare), await loaded(withFiles), await loaded(withFiles, shows)]
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`
  console.log('\nJavaScript and WebAssembly of an inquiry')
  console.log(`  without files ${kb(without)}, with a list of drawings ${kb(listed - without)} more`)
  console.log(`  with its STEP file open ${kb(shown - listed)} more`)
}
