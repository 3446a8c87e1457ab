import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { all } from './all'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
type Axe = { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colours = ['color-contrast', 'link-in-text-block']

/** Rows that follow these have the same cells, and a list of fifty takes axe seconds. */
const FIRST_ROWS = 6

/**
 * What axe finds against WCAG 2.2 AA and good practice, as rule and place; `colours` alone where the rest was judged. No
 * page has frames, so axe runs in the page itself: its own driver looks for them, which takes longer than its rules. What
 * opens over a screen is judged without that screen, which was judged before. How large a control is, `layoutFaults` judges.
 * That a control is called what is written on it (WCAG 2.5.3) is an experimental rule of axe.
 */
export async function axeFaults(page: Page, only?: 'colours') {
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: colours } : { type: 'tag', values: tags },
    ...(!only && { rules: { 'target-size': { enabled: false }, 'label-content-name-mismatch': { enabled: true } } }),
    resultTypes: ['violations'],
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ([options, firstRows]) => {
      const { axe } = window as unknown as { axe: Axe }
      const layer = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1)
      // Out of the page for as long as axe looks: it reads the style of all that is there.
      const rows = layer ? [] : [...document.querySelectorAll(`tbody tr:nth-child(n + ${firstRows + 1})`)]
      const places = rows.map((row) => ({ row, parent: row.parentNode!, next: row.nextSibling }))
      for (const { row } of places) row.remove()
      try {
        const { violations } = await axe.run(layer ?? document, options)
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`)
      } finally {
        for (const { row, parent, next } of places.reverse()) parent.insertBefore(row, next)
      }
    },
    [options, FIRST_ROWS] as const,
  )
}

/**
 * Controls that sound alike and do not do the same: links of one name that lead elsewhere, buttons of one name. In lists
 * with a name the list tells them apart; the two Close of a drawer, above and below, do the same.
 */
export async function alike(page: Page) {
  const layers = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
  const heard = await ((await layers.count()) ? layers.last() : page.locator('body')).ariaSnapshot()
  const lines = heard.split('\n').map((line) => line.trim())
  const places = new Map<string, Set<string>>()
  let list = ''
  lines.forEach((line, at) => {
    if (/^- (list|table|region|heading)\b/.test(line)) list = /^- list ("[^"]*")/.exec(line)?.[1] ?? ''
    const control = /^- (link|button)(?: "((?:[^"\\]|\\.)*)")?/.exec(line)
    if (!control || control[2] === 'Close' || line.includes('[disabled]')) return
    const name = `${control[1]} "${control[2] ?? ''}" ${list}`.trim()
    const leads = control[1] === 'link' ? lines.slice(at + 1).find((next) => next.startsWith('- /url:')) : String(at)
    places.set(name, (places.get(name) ?? new Set()).add(leads ?? ''))
  })
  return [...places]
    .filter(([name, leads]) => /^(link|button) ""/.test(name) || leads.size > 1)
    .map(([name, leads]) => `${leads.size} × ${name}`)
}

/** Faults of axe; with `--all` the colours in dark, too. */
export async function axeFaultsInBoth(page: Page) {
  const faults = await axeFaults(page)
  if (!all) return faults
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = (await axeFaults(page, 'colours')).map((fault) => `in the dark ${fault}`)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...faults, ...inTheDark]
}

/** The same, and controls that sound alike. */
export const accessFaults = async (page: Page) => [...(await axeFaultsInBoth(page)), ...(await alike(page))]
