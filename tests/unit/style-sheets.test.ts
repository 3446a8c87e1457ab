import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'components', 'app'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && existsSync(file))
const SHEET = '.module.css'

/** The classes of each style sheet of a component. */
const classes = new Map(
  files
    .filter((file) => file.endsWith(SHEET))
    .map((file) => {
      const rules = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|url\([^)]*\)|:global\([^)]*\)/g, '')
      return [file, new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^;{}]*\{)/gi)].map(([, name]) => name!))]
    }),
)
/** The classes that components name, by their sheet; all of one that is read by a computed name. */
const named = new Map([...classes.keys()].map((sheet) => [sheet, new Set<string>()]))
const unknown: string[] = []
for (const file of files.filter((file) => /\.tsx?$/.test(file))) {
  const source = readFileSync(file, 'utf8')
  const text = source.replace(/^import .*/gm, '')
  for (const [, local, from] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = from!.startsWith('@/') ? from!.slice(2) : path.posix.join(path.posix.dirname(file), from!)
    // What is called is a text's own method: `text.trim()`.
    for (const [, name] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)\\b(?!\\()`, 'g'))) {
      named.get(sheet)?.add(name!)
      if (!classes.get(sheet)?.has(name!)) unknown.push(`${file}: ${local}.${name}`)
    }
    if (new RegExp(`\\b${local}\\[`).test(text)) classes.get(sheet)?.forEach((name) => named.get(sheet)!.add(name))
  }
}

test('each class that a component names is in its style sheet', () => {
  expect(unknown).toEqual([])
})

test('each class of a style sheet is named by a component', () => {
  const unused = [...classes].flatMap(([sheet, all]) =>
    [...all].filter((name) => !named.get(sheet)!.has(name)).map((name) => `${sheet}: ${name}`),
  )
  expect(unused).toEqual([])
})
