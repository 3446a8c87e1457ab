import { rmSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'
import { installedBrowsers } from './scripts/lib/other-browsers.mjs'
import { reportOf } from './scripts/lib/results.mjs'

const APP_URL = 'http://localhost:3300'
const DATA_DIR = 'node_modules/.cache/jobwork/e2e'
const INBOX_PORT = '3325'

// npm run e2e says so where there is none; what only reads this file needs none.
const executablePath = await findBrowser()

const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

// The workers read this file too, when the server runs already, and so does knip: only a run of its own begins anew.
const isBeginning = process.argv[2] === 'test' && !process.argv.includes('--list') && !process.env.E2E_DATA_DIR
if (isBeginning) rmSync(DATA_DIR, { recursive: true, force: true })
// A story finds its mails and files by this variable.
process.env.E2E_DATA_DIR = DATA_DIR

const spec = (name: string) => `**/${name}.spec.ts`

/**
 * The stories of `npm test`: the main job, each role at its screens, a first load, a line that goes down.
 * All others are told by `npm test -- --all`, and so are those tagged @all.
 */
const QUICK = ['access', 'edges', 'first-load', 'offline'].map(spec)
const isWhole = Boolean(process.env.TEST_ALL)
/** Stories on servers of their own, which they kill, starve and watch. */
const OWN = '**/resilience/**'
/** Stories that begin when the others have ended. */
const LAST = ['overfilled', 'memory'].map(spec)
/** Every screen in Firefox and WebKit: with `npm test -- --all`, or when one of them is asked for. */
const OTHERS = '**/browsers/*.spec.ts'
const isAskedFor = (name: string) => isWhole || process.argv.includes(`--project=${name}`)

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  ...(!isWhole && { grepInvert: /@all/ }),
  forbidOnly: Boolean(process.env.CI),
  workers: 4,
  retries: 0,
  // Only a story that fails waits as long: a busy machine may stand still for seconds.
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: reportOf('e2e') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: APP_URL,
    actionTimeout: 120_000,
    // Nobody waits for drawers to slide; the main job is walked with them sliding.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
  // The company with 2,000 orders would push what other stories look for off the admins' first pages.
  projects: [
    // The longest story begins first.
    { name: 'main-job', testMatch: spec('main-job') },
    // On servers of their own. Most of their time they wait.
    { name: 'own', testMatch: isWhole ? OWN : [], testIgnore: LAST, workers: 2 },
    {
      name: 'previews',
      testMatch: isWhole ? '**/previews.spec.ts' : [],
      workers: 1,
      // Drawings in 3D are drawn by the processor: a machine that runs stories has no graphics card.
      use: {
        launchOptions: { executablePath, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] },
      },
    },
    {
      name: 'stories',
      ...(!isWhole && { testMatch: QUICK }),
      testIgnore: [OWN, OTHERS, spec('main-job'), spec('previews'), ...LAST],
      workers: 3,
    },
    ...installedBrowsers().map((name) => ({
      name,
      testMatch: isAskedFor(name) ? OTHERS : [],
      dependencies: ['main-job', 'stories'],
      workers: 1,
    })),
    // Last: one removes companies that another project would still open, and one measures a server that nothing starves.
    {
      name: 'last',
      testMatch: isWhole ? LAST : [],
      dependencies: ['main-job', 'stories', ...installedBrowsers()],
      workers: 2,
    },
  ],
  webServer: [
    {
      command: 'node --import tsx scripts/e2e-services.ts',
      port: Number(INBOX_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: { DATA_DIR, INBOX_PORT },
    },
    {
      command: 'node dist/server.mjs',
      url: `${APP_URL}/api/health`,
      reuseExistingServer: false,
      // It fills its database with the demo first.
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        NODE_ENV: 'production',
        PORT: new URL(APP_URL).port,
        HOST: '127.0.0.1',
        APP_URL,
        DATA_DIR,
        SEED_DEMO: 'true',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        OPERATOR_PHONE: '+91 20 4890 1200',
        // Each story signs up people of its own.
        PASSWORD_COST: '10',
        // An empty variable counts as unset: whatever the shell has, no real database, mailbox or bucket is touched.
        DATABASE_URL: '',
        ADMIN_EMAIL: '',
        ADMIN_PASSWORD: '',
        AUTH_SECRET: '',
        S3_BUCKET: '',
        SMTP_URL: `smtp://127.0.0.1:${INBOX_PORT}`,
      },
    },
  ],
})
