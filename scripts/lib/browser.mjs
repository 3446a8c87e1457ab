// The Chromium that the end-to-end tests drive.
import { existsSync, readFileSync } from 'node:fs'
import { runQuietly } from './run.mjs'

// The one without windows starts and paints twice as fast.
const SHELL = '/usr/bin/chromium-headless-shell'
const INSTALLED = [SHELL, ...['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)]

/** Where a Chromium is, undefined when there is none. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path))
}

/** Installs a Chromium in the way that is usual for this system, unless there is one; on Debian the fast one, too. */
export async function ensureBrowser() {
  if (isDebianRoot() && !process.env.CHROMIUM_PATH && !existsSync(SHELL)) await byApt()
  if (await findBrowser()) return true
  await byPlaywright()
  if (await findBrowser()) return true
  console.error('There is no Chromium and none could be installed: install one, or set CHROMIUM_PATH to one')
  return false
}

const byPlaywright = () =>
  runQuietly('Installing a browser', process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])

const byApt = () =>
  runQuietly('Installing a browser', 'sh', [
    '-c',
    'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium',
  ])

// Here the system's package brings the libraries that the one from Playwright would lack.
function isDebianRoot() {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  return isDebian && process.getuid() === 0
}
