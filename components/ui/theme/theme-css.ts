import { theme } from './theme'

type Rules = { [selector: string]: string | number | Rules }

/** CSS has dashes where JavaScript has capitals; a variable keeps its own. */
const nameOf = (name: string) => (name.startsWith('--') ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`))

function cssOf(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => (typeof value === 'object' ? `${name}{${cssOf(value)}}` : `${nameOf(name)}:${value};`))
    .join('')
}

/** The theme's variables for both schemes: `npm run generate` writes them into theme.css, which every page loads. */
export const themeCss = (theme as unknown as { generateStyleSheets(): Rules[] })
  .generateStyleSheets()
  .map(cssOf)
  .join('')
