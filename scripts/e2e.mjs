// npm run e2e: the stories in Chromium, with Playwright's own options.
// npm run e2e -- --browser=firefox, or webkit: every screen in another browser, as far as Debian's is installed.
import { findBrowser } from './lib/browser.mjs'
import { installedBrowsers, otherBrowsers } from './lib/other-browsers.mjs'
import { run } from './lib/run.mjs'

const isBrowser = (word) => word.startsWith('--browser=')
const words = process.argv.slice(2)
const asked = words.find(isBrowser)?.slice('--browser='.length)
const obstacle = asked ? findObstacle(asked) : await findNoBrowser()
if (obstacle) {
  console.error(obstacle)
  process.exitCode = 1
} else {
  const rest = words.filter((word) => !isBrowser(word))
  const project = asked ? [`--project=${asked}`, '--no-deps'] : []
  const { code } = await run(process.execPath, ['node_modules/playwright/cli.js', 'test', ...project, ...rest])
  process.exitCode = code
}

async function findNoBrowser() {
  return (await findBrowser()) ? undefined : 'There is no Chromium: npm test installs one, or set CHROMIUM_PATH to one'
}

function findObstacle(name) {
  if (!otherBrowsers[name]) return `There is no browser ${name} to run in: ${Object.keys(otherBrowsers).join(', ')}`
  if (installedBrowsers().includes(name)) return undefined
  return `${name} is not installed: Debian has it in the packages ${otherBrowsers[name].packages}`
}
