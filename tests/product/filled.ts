import { makers } from '@/tests/nouns'
import type { People, Who } from './people'

/** What was made for calls that change nothing, by its name and for whom: the next one of them gets the same. */
export type Made = Map<string, number | string>

/** A call with its braces filled, for one who asks: with new things, or with those that were `made` already. */
export async function filled(call: { line: string; body?: unknown }, people: People, who: Who, made?: Made) {
  let text = JSON.stringify(call)
  for (const [braces, quoted, bare] of text.matchAll(/"\{(\w+)\}"|\{(\w+)\}/g)) {
    const name = (quoted ?? bare)!
    const key = `${name} for ${who}`
    const value = made?.get(key) ?? (await makerOf(name)(people, who))
    made?.set(key, value)
    text = text.replace(braces, quoted ? JSON.stringify(value) : String(value))
  }
  return JSON.parse(text) as { line: string; body?: unknown }
}

function makerOf(name: string) {
  const make = makers[name]
  if (!make) throw new Error(`Nothing makes {${name}}: write it under \`make\` of a sheet in tests/nouns`)
  return make
}
