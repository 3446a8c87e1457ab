// npm run bench:lighthouse -- http://localhost:3000 [rounds]: what Lighthouse makes of the sign-in and of the three
// dashboards on a simulated phone, the median of each. The server runs already, from a build and with the demo data; on
// a machine that does other work the processor's share of the score means nothing. Lighthouse comes by npx.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { run } from './lib/run.mjs'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const [base = 'http://localhost:3000', rounds = '3'] = process.argv.slice(2)
const pages = {
  '/auth': null,
  '/customer/dashboard': 'customer',
  '/supplier/dashboard': 'supplier',
  '/admin/dashboard': 'admin',
}
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

process.env.CHROME_PATH ??= await findBrowser()
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
try {
  for (const [path, role] of Object.entries(pages)) {
    const reports = []
    for (let i = 0; i < Number(rounds); i++) reports.push(await reportOf(path, role))
    const scores = Object.keys(reports[0].categories).map(
      (id) => `${id} ${Math.round(100 * median(reports.map((r) => r.categories[id].score)))}`,
    )
    const measured = figures.map(
      (id) => `${id} ${Math.round(1000 * median(reports.map((r) => r.audits[id].numericValue))) / 1000}`,
    )
    console.log(`${path}: ${scores.join(', ')}\n  ${measured.join(', ')}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function reportOf(path, role) {
  const output = join(folder, 'report.json')
  const headers = JSON.stringify(role ? { cookie: await cookieOf(role) } : {})
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ')
  const { code } = await run('npx', [
    '--yes',
    LIGHTHOUSE,
    base + path,
    '--quiet',
    `--chrome-flags=${flags}`,
    `--extra-headers=${headers}`,
    '--output=json',
    `--output-path=${output}`,
  ])
  if (code !== 0) throw new Error(`Lighthouse could not look at ${path}`)
  return JSON.parse(readFileSync(output, 'utf8'))
}

async function cookieOf(role) {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${role}@demo.jobwork.example`, password: 'jobwork-demo' }),
  })
  if (!answer.ok) throw new Error(`The demo ${role} could not sign in: ${answer.status}`)
  return answer.headers.getSetCookie()[0].split(';')[0]
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
