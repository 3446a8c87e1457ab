export type Mentionable = { id: number; contactName: string }

/** The ids of the people whom a text mentions as @name: by first name or whole name, when it is the name of one alone. */
export function mentionedIn(text: string, people: readonly Mentionable[]): number[] {
  const names = people.flatMap(({ id, contactName }) => namesOf(contactName).map((name) => ({ id, name })))
  const found = placesOf(comparable(text)).flatMap((rest) => {
    const fitting = names.filter(({ name }) => rest.startsWith(name) && !INSIDE_A_WORD.test(rest.slice(name.length)))
    // The longest wins: @Asha Rao is Asha Rao alone, although others are called Asha.
    const longest = Math.max(...fitting.map(({ name }) => name.length))
    const meant = [...new Set(fitting.filter(({ name }) => name.length === longest).map(({ id }) => id))]
    return meant.length === 1 ? meant : []
  })
  return [...new Set(found)]
}

const INSIDE_A_WORD = /^[\p{L}\p{M}\p{N}]/u

const comparable = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The whole name and the first one. */
function namesOf(contactName: string): string[] {
  const whole = comparable(contactName)
  return [...new Set([whole, whole.split(' ')[0]!])].filter(Boolean)
}

/** What follows each @ that no letter stands before: asha@rao.example mentions nobody. */
const placesOf = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{M}\p{N}])@/gu)].map(({ index }) => text.slice(index + 1))
