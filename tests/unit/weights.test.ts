import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const sheets = execFileSync('git', ['ls-files', 'app/*.css', 'components/*.css'], { encoding: 'utf8' })
  .trim()
  .split('\n')

test('what is heavier than 500 is a title and takes its weight from the theme; the logo is a drawing', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const heavy = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/font-weight: (bold\w*|\d+)/g)]
      .filter(([, weight]) => !(Number(weight) <= 500))
      .map(([, weight]) => `${sheet}: ${weight}`),
  )
  expect(heavy).toEqual(['components/ui/layout/Logo.module.css: 650'])
})
