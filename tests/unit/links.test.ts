import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')

/** The text without its code, where brackets mean something else. */
const prose = (page: string) =>
  readFileSync(page, 'utf8')
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')

const leads = (page: string) =>
  [...prose(page).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => (link ?? picture)!)
    .filter((link) => !/^[a-z]+:/.test(link))

/** What a heading is called in an address, as GitHub does it. */
const anchors = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(pages)('every link and picture of %s leads somewhere', (page) => {
  const astray = leads(page).filter((link) => {
    const [file, anchor] = link.split('#')
    const target = file ? path.join(path.dirname(page), file) : page
    return !existsSync(target) || (anchor && !anchors(target).includes(anchor))
  })
  expect(astray).toEqual([])
})

test('there are pages, and they have links', () => {
  expect(pages).toContain('README.md')
  expect(leads('README.md').length).toBeGreaterThan(10)
})

test('the index of decisions has each once, under its title', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page))
  const titles = decisions.map((page) => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(page, 'utf8'))!
    return `- [${title}](${path.basename(page)})`
  })
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  expect(
    index
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .toSorted(),
  ).toEqual(titles.toSorted())
})

test('each file that the page on adding a noun names is there', () => {
  const named = [...readFileSync('docs/adding-a-noun.md', 'utf8').matchAll(/`([\w./()[\]-]+\/[\w./()[\]-]+)`/g)]
    .map(([, file]) => file!)
    .filter((file) => !file.includes('thing') && !file.startsWith('/'))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})
