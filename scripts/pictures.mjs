// Makes every picture of README.md and docs/tour.md from the real program: npm run pictures
// It starts a server of its own with fresh demo data, walks the main job on it and leaves nothing but docs/pictures.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { build, generate, install, inTurn } from './lib/prepare.mjs'

const FOLDER = 'docs/pictures'
const MAX_KB = 220
const desk = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const code = await inTurn(install, generate, build)
if (code) process.exit(code)

const folder = await mkdtemp(join(tmpdir(), 'jobwork-pictures-'))
const baseURL = `http://localhost:${await freePort()}`
const server = await serve()
const { chromium } = await import('playwright')
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  // A part in 3D is drawn by the processor where there is no graphics card.
  args: [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--hide-scrollbars',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
const sessions = new Map()
try {
  await mkdir(FOLDER, { recursive: true })
  for (const name of await readdir(FOLDER)) if (name.endsWith('.png')) await rm(join(FOLDER, name))
  await tour()
  await screens()
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}
for (const name of await readdir(FOLDER)) {
  const kb = Math.round((await stat(join(FOLDER, name))).size / 1024)
  if (kb <= MAX_KB) continue
  console.error(`${name} has ${kb} kB, ${MAX_KB} are allowed: show less, or show it smaller`)
  process.exitCode = 1
}

/** Screens as they stand with the demo data, each in light and in dark. */
async function screens() {
  const admin = await person('admin')
  const { id: compared } = await mostOffers(admin)
  const supplier = await person('supplier')
  const part = await partOf(supplier)
  await both('dashboard', 'customer', '/customer/dashboard', desk)
  await both('comparison', 'admin', `/admin/quotations?inquiry=${compared}`, desk)
  await both('approvals', 'admin', '/admin/approvals?tab=machines', desk)
  await both('phone', 'supplier', '/supplier/workorders', phone)
  await both('part', 'supplier', part, desk, (page) => page.getByRole('dialog').last().locator('canvas').waitFor())
}

/** The main job, step by step, as docs/tour.md tells it. */
async function tour() {
  const [customer, supplier, admin] = [await person('customer'), await person('supplier'), await person('admin')]
  const drawing = await drawingOf(customer)
  const projectName = 'Valve body, batch two'

  const asking = await at(customer, '/customer/inquiries')
  await asking.getByLabel('Project Name').fill(projectName)
  await asking
    .getByLabel('Project Description')
    .fill('Turned from the casting to the drawing, seats ground, edges broken.')
  await asking.getByLabel('Quantity Required').fill('240')
  await asking.getByLabel('Material Specification').fill('CF8M casting')
  await asking.locator('input[type=file]').setInputFiles(drawing)
  await asking.getByRole('button', { name: `Remove ${drawing.name}` }).waitFor()
  await shoot(asking, 'tour-1-inquiry')
  await asking.getByRole('main').getByRole('button', { name: 'Submit Inquiry' }).click()
  await asking.waitForURL('**/customer/dashboard')
  const inquiryId = (await customer.ask('GET', '/api/inquiries?limit=1'))[0].id

  const quoting = await at(supplier, `/supplier/quotations?inquiry=${inquiryId}&quote=1`)
  await quoting.getByRole('dialog').getByLabel(/Price/).fill('84000')
  await shoot(quoting, 'tour-2-quotation')
  await quoting.getByRole('button', { name: /Submit Quotation/i }).click()
  await quoting.getByText('₹84,000').first().waitFor()
  const { id: supplierId } = await supplier.ask('GET', '/api/user')
  const others = (await admin.ask('GET', '/api/suppliers?status=verified&limit=20')).filter((s) => s.id !== supplierId)
  for (const [at, price] of [91_500, 79_200].entries()) {
    const other = await person(others[at].email)
    await other.ask('POST', '/api/quotations', { inquiryId, price, details: 'Ex works, packed in crates of twenty' })
  }

  const choosing = await at(customer, `/customer/quotations?compare=${inquiryId}`)
  await shoot(choosing, 'tour-3-comparison')
  const offers = await supplier.ask('GET', '/api/quotations?limit=20')
  const { id } = offers.find((quotation) => quotation.inquiryId === inquiryId)
  await customer.ask('PATCH', `/api/quotations/${id}/status`, { status: 'accepted' })

  const ordering = await at(admin, `/admin/workorders?inquiry=${inquiryId}&supplier=${supplierId}&new=1`)
  await shoot(ordering, 'tour-4-work-order')
  const order = await admin.ask('POST', '/api/workorders', { supplierId, inquiryId })
  const move = (status, notes) => supplier.ask('PATCH', `/api/workorders/${order.id}/status`, { status, notes })
  await move('started', 'Bar stock is cut.')
  await move('in_progress', 'Turning on the CNC lathe.')

  const making = await at(supplier, `/supplier/workorders?update=${order.id}&to=quality_check`, phone)
  await making.getByLabel('Notes').fill('First piece measured, within tolerance.')
  await shoot(making, 'tour-5-progress')
  await move('quality_check', 'First piece measured, within tolerance.')
  await shoot(await at(customer, `/customer/orders?id=${order.id}`), 'tour-6-order')
  await move('completed', 'Packed and ready.')
  await shoot(await at(admin, `/admin/payments?id=${order.id}`), 'tour-7-payment')
}

/** Somebody signed in: with a demo account by its role, or by email. `ask` calls the API as them. */
async function person(who) {
  const known = sessions.get(who)
  if (known) return known
  const context = await browser.newContext({ baseURL })
  const username = who.includes('@') ? who : `${who}@demo.jobwork.example`
  const ask = async (method, path, data) => {
    const answer = await context.request.fetch(path, { method, data })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json().catch(() => null)
  }
  await ask('POST', '/api/login', { username, password: 'jobwork-demo' })
  const someone = { ask, http: context.request, session: await context.storageState() }
  sessions.set(who, someone)
  return someone
}

/** A window of this person at an address, with all that it loads. */
async function at({ session }, address, options = desk, colorScheme = 'light') {
  const context = await browser.newContext({
    ...options,
    baseURL,
    colorScheme,
    storageState: session,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  if (/[?&](id|inquiry|compare|update)=/.test(address)) {
    const dialog = page.getByRole('dialog').last()
    await dialog.waitFor()
    // As after a click: no ring around the button that closes it.
    if (!/[?&](quote|new|update)=/.test(address)) await dialog.getByRole('heading').first().click()
  }
  return page
}

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  // Toasts tell of what was done to get here.
  const style = '[aria-label^="Messages"] { visibility: hidden }'
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled', caret: 'hide', style })
  console.log(name)
}

async function both(name, role, address, options, ready) {
  for (const scheme of ['light', 'dark']) {
    const page = await at(await person(role), address, options, scheme)
    await ready?.(page)
    await shoot(page, scheme === 'dark' ? `${name}-dark` : name)
    await page.context().close()
  }
}

/** The open inquiry with the most quotations: what a comparison is for. */
async function mostOffers({ ask }) {
  const offers = await ask('GET', '/api/quotations?status=pending&limit=100')
  const count = (id) => offers.filter(({ inquiryId }) => inquiryId === id).length
  const [most] = offers.map(({ inquiryId: id }) => ({ id })).sort((a, b) => count(b.id) - count(a.id))
  return most
}

/** Where a part of an open inquiry is looked at in 3D. */
async function partOf({ ask }) {
  const { id, file } = stepIn(await ask('GET', '/api/inquiries?limit=100'))
  return `/supplier/quotations?inquiry=${id}&file=${encodeURIComponent(file)}`
}

/** A STEP file of this customer, to send along with another inquiry. */
async function drawingOf({ ask, http }) {
  const { id, file } = stepIn(await ask('GET', '/api/inquiries?limit=100'))
  const answer = await http.get(`/api/inquiries/${id}/files/${encodeURIComponent(file)}`)
  return { name: file, mimeType: 'model/step', buffer: await answer.body() }
}

function stepIn(inquiries) {
  for (const { id, files } of inquiries)
    for (const { name } of files ?? []) if (/\.ste?p$/i.test(name)) return { id, file: name }
  throw new Error('No inquiry of the demo data has a STEP file')
}

async function serve() {
  const child = fork('dist/server.mjs', {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(baseURL).port,
      APP_URL: baseURL,
      DATA_DIR: folder,
      SEED_DEMO: 'true',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The server ended before it was ready')))
  gone.catch(() => undefined)
  const ready = async () => {
    while (
      !(await fetch(`${baseURL}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await Promise.race([ready(), gone])
  return child
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
