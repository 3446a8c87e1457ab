import { readFileSync } from 'node:fs'

const css = readFileSync('components/ui/theme/tokens.css', 'utf8')

/** The colours that stand between these two places of the file, by the name behind `--jw-palette-`. */
const colours = (from: string, to: string) =>
  Object.fromEntries(
    [...css.slice(css.indexOf(from), css.indexOf(to)).matchAll(/--jw-palette-([\w-]+): (#\w{6});/g)].map(
      ([, name, colour]) => [name!, colour!],
    ),
  )
const light = colours('color-scheme: light', '@media not print')
const dark = colours('color-scheme: dark', '\u0000')

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string) {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const surfaces = ['background-default', 'background-paper', 'background-sunken', 'background-raised', 'tint']
const tones = ['neutral', 'info', 'decision', 'success', 'warning', 'danger']
const texts = ['text-primary', 'text-secondary', 'text-disabled', 'primary-main', 'error-main', 'success-main']

/** What is written on what. */
const written = [
  ...[...texts, ...tones.map((tone) => `tone-${tone}-fg`)].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ...tones.flatMap((tone) =>
    [`tone-${tone}-fg`, 'text-primary', 'text-secondary'].map((text) => [text, `tone-${tone}-bg`] as const),
  ),
  ['primary-contrastText', 'primary-main'] as const,
  ['error-contrastText', 'error-main'] as const,
  ...['plate-ink', 'plate-muted', 'plate-mark'].flatMap((text) =>
    ['plate-ground', 'plate-deep'].map((plate) => [text, plate] as const),
  ),
  ['plate-deep', 'plate-mark'] as const,
]

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_, scheme) => {
  test.each(written)('%s is read on %s: 4.5 to 1', (text, surface) =>
    expect(contrast(scheme[text]!, scheme[surface]!)).toBeGreaterThanOrEqual(4.5),
  )

  test.each(['background-default', 'background-paper', 'background-raised'])(
    'the border of what one can operate is seen on %s: 3 to 1',
    (surface) => expect(contrast(scheme.edge!, scheme[surface]!)).toBeGreaterThanOrEqual(3),
  )
})
