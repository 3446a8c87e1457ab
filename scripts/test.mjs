// npm test: everything that judges a change, from a fresh clone on. It ends with the sum of all runners.
// Only some of it: npm test -- --only=lint,unit
// With the long stories, too: npm test -- --all
import { ensureBrowser } from './lib/browser.mjs'
import { build, generate, inTurn, install } from './lib/prepare.mjs'
import { installedBrowsers, otherBrowsers } from './lib/other-browsers.mjs'
import { countResults, forgetReport, reportOf } from './lib/results.mjs'
import { isStopping, run } from './lib/run.mjs'

const script =
  (name, ...args) =>
  async () => {
    // In a group of its own, so that all of it can be ended.
    const { code } = await run('npm', ['run', '--silent', name, '--', ...args], { detached: true })
    return code
  }

// Each of them keeps one processor busy, so they go side by side. The longest begins.
const CHEAP = ['build', 'lint', 'types', 'format', 'unused', 'migrations']
const SIDE_BY_SIDE = 2

// Suites of units with --all alone: those that ask every call or every transition, that read or write large files, and that wait.
const LONG_UNITS = [
  'tests/fuzz/calls',
  'tests/product/(calls|lists|suspended)',
  'tests/product/identity-of-files',
  'tests/product/(second-factor|sessions)',
  'tests/product/live(-orders)?.test',
  'tests/product/(transitions|order-consequences)',
  'tests/product/validation/',
  'tests/product/writing-twice',
  'tests/unit/(database-roles|seed)',
  'lib/backup/',
  'lib/clean/(office|pdf|step)',
  'lib/domain/core/(filters|statement-memory|statements)',
  'lib/domain/desk/bulk/',
  'lib/domain/desk/dashboard/(counts-and-lists|get-trends|since-last-month)',
  'lib/domain/people/factors/(own-factors|passkeys)',
  'lib/domain/files/files/(drawings|make-clean-copy|make-picture)',
  'lib/domain/desk/lists/export-list',
  'lib/domain/orders/order-problems/',
  'lib/domain/orders/papers/',
  'lib/domain/trade/questions/held-messages',
  'lib/domain/money/receipts/',
  'lib/domain/money/statements/',
  'lib/domain/money/tax-documents/(download-invoice|einvoice|identity-of-documents|issue-invoice|take-number)',
  'lib/drawing/(step|wasm-memory)',
  'lib/events/send-mails',
  'lib/http/auth/rate-limits',
  'lib/http/handler/(spend|strange-input)',
  'lib/infra/(pdf|password|postgres|thumbnails)/',
  'lib/infra/worker-process',
  'lib/live/live',
  'lib/process/ending',
]
const isWhole = process.argv.includes('--all')
const leftOut = isWhole ? [] : ['--testPathIgnorePatterns', '/node_modules/', ...LONG_UNITS]
const CHECKS = {
  lint: script('lint'),
  types: script('types'),
  format: script('format:check'),
  unused: script('unused'),
  migrations: script('migration', '--check'),
  build,
  unit: script('unit', '--json', `--outputFile=${reportOf('unit')}`, ...leftOut),
  e2e: async () => ((await browser) ? script('e2e')() : 1),
}

if (isWhole) {
  process.env.TEST_ALL = 'true'
  const missing = Object.keys(otherBrowsers).filter((name) => !installedBrowsers().includes(name))
  for (const name of missing) console.log(`${name} is not installed: its stories are left out`)
}
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const names = only ? only.split(',') : Object.keys(CHECKS)
const results = {}
/** Whether there is a browser: it is installed while other checks run. */
let browser

if ((await inTurn(install, generate)) !== 0) results.setup = countResults('setup', 1)
else {
  if (names.includes('e2e')) browser = ensureBrowser()
  const cheap = CHEAP.filter((name) => names.includes(name))
  const inLine = async () => {
    for (let name = cheap.shift(); name; name = cheap.shift()) await judge(name)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, inLine))
  for (const name of names.filter((name) => !CHEAP.includes(name))) await judge(name)
}

report()

async function judge(name) {
  console.log(`\n== ${name}`)
  if (name === 'e2e' && results.build?.failed) return console.log('left out, because the build failed')
  if (isStopping()) return console.log('left out')

  const begin = Date.now()
  forgetReport(name)
  results[name] = countResults(name, await CHECKS[name]())
  results[name].seconds = Math.round((Date.now() - begin) / 1000)
}

function report() {
  console.log('\n== result')
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const [name, result] of Object.entries(results)) {
    const { passed, failed, skipped, seconds } = result
    console.log(
      `${name.padEnd(12)} ${String(passed).padStart(4)} passed ${failed} failed ${skipped} skipped ${seconds} s`,
    )
    for (const kind of Object.keys(total)) total[kind] += result[kind]
  }
  process.exitCode = total.failed ? 1 : 0
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
}
