import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** What stays in Latin letters in every language: ids, codes, units, file types, the product, and a page that has an English name. */
const STAYS =
  /\b(WO-\d+|INQ-[\w-]+\.\w+|COC|JPEG|STEP|STL|DXF|PDF|DWG|AutoCAD|CAD|Excel|3D|[kKM]B|ISO 2859-1|AQL|H7|mm|HRC|Ra|Jobwork|Work Orders)\b|µm|cm[²³]|\b[XYZ]\b|कोड [A-Z]\b/gu

type Message = (key: string) => string

const messagesIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>

/** The messages of a language, as its files have them. */
export function messagesOf(language: 'hi' | 'mr'): Message {
  const messages = {
    ...messagesIn(`lib/terms/words/${language}.json`),
    ...messagesIn(`lib/terms/words/files/${language}.json`),
  }
  return (key) => messages[key]!
}

/** What a person reads of the page and of what is open over it, or is read to. The frame around the page is English. */
const readOn = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    const parts = document.querySelectorAll<HTMLElement>('main, [role="dialog"], [role="alertdialog"]')
    for (const part of parts) {
      if (!part.checkVisibility()) continue
      // What stands in a drawing stays as its customer wrote it.
      const ofFiles = [...part.querySelectorAll<HTMLElement>('[translate="no"]')]
      for (const one of ofFiles) one.style.display = 'none'
      said.push(part.innerText)
      for (const one of ofFiles) one.style.display = ''
      for (const element of part.querySelectorAll<HTMLElement>('*')) {
        // Languages are offered by their own names.
        if (element instanceof HTMLOptionElement && !element.lang) said.push(element.text)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '')
      }
    }
    return said.join('\n')
  })

/** Fails when something is English on the page. `names` are what people typed. */
export async function hasNoEnglish(page: Page, name: string, names: readonly string[] = []) {
  const said = names.reduce((text, own) => text.replaceAll(own, ''), await readOn(page))
  const lines = said.replace(STAYS, '').split('\n')
  const left = lines.filter((line) => /[A-Za-z]/.test(line) && line !== 'English')
  expect([name, ...new Set(left)]).toEqual([name])
}
