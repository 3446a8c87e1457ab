import type { Issue } from '@/lib/contract/core/problem'
import { ask, type Thing } from '../ask'
import { viewerOf, type People, type Who } from '../people'
import { filled } from '../filled'

/** A value of a row: as it stands, or made when the row is tried. `undefined` leaves the field out. */
type Made = { title: string; make: (people: People) => Promise<unknown> }
/** A field, a value that is refused, the message under the field (and which field, when it's another). */
export type Refused = [field: string, value: unknown, message: string, under?: string]
/** A field, a value that is accepted, and how the answer tells it: as it was sent, unless told. */
export type Accepted = [field: string, value: unknown, answered?: unknown]
type Form = {
  call: string
  by: Who
  people: () => People
  /** What fits: each row changes one field of it. */
  fits: Record<string, unknown>
  refused: Refused[]
  accepted: Accepted[]
  /** What a form says that was sent empty, `field: message`. */
  empty?: string[]
  /** What every answer to an accepted row tells besides. */
  answers?: (body: Thing, value: unknown) => void
}

/** A value that must be made first. */
export const made = (title: string, make: Made['make']): Made => ({ title, make })
export const chars = (length: number) => 'x'.repeat(length)
/** What the answer doesn't tell. */
export const untold = Symbol('untold')

/** The rows of a form: each is one call with one field that is different. */
export function validates(name: string, { call, by, people, fits, refused, accepted, empty, answers }: Form) {
  const send = async (body: Record<string, unknown>) => {
    const { line, body: sent } = await filled({ line: call, body }, people(), by)
    return ask(viewerOf(people(), by), line, sent)
  }
  const changed = async (field: string, value: unknown) =>
    withField(fits, field, isMade(value) ? await value.make(people()) : value)

  describe(name, () => {
    if (empty)
      test('left empty, it says all of what is missing', async () => {
        const { status, body } = await send({})
        const issues = empty.map((line) => line.split(': ')).map(([path, message]) => ({ path, message }))
        expect([status, body]).toEqual([400, { code: 'validation', message: issues[0]!.message, issues }])
      })

    for (const [field, value, message, under = field] of refused)
      test(`${field} ${shown(value)}: ${message}`, async () => {
        const { status, body } = await send(await changed(field, value))
        const issues = body.issues as Issue[]
        // A password that is refused is seldom the same as its confirmation.
        const others = issues.slice(1).filter((issue) => issue.message !== 'Passwords do not match')
        expect([status, body.code, body.message]).toEqual([400, 'validation', message])
        expect([issues[0], others]).toEqual([{ path: under, message }, []])
      })

    for (const [field, value, ...told] of accepted)
      test(`${field} ${shown(value)} is accepted${told.length ? as(told[0]) : ''}`, async () => {
        const sent = await changed(field, value)
        const { status, body } = await send(sent)
        expect([status < 300, body]).toEqual([true, status === 204 ? null : expect.any(Object)])
        const [answered] = told.length ? told : [fieldOf(sent as Thing, field)]
        if (answered !== untold) expect(fieldOf(body, field)).toEqual(answered)
        answers?.(body, value)
      })
  })
}

const isMade = (value: unknown): value is Made => typeof value === 'object' && value !== null && 'make' in value

/** `specifications.capacity` is a field within a field. */
function withField(body: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  const [key, within] = field.split('.') as [string, string?]
  return { ...body, [key]: within ? { ...(body[key] as object), [within]: value } : value }
}
const fieldOf = (body: Thing, field: string) =>
  field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], body)

/** How a title tells what is answered; a pattern is no words. */
const as = (told: unknown) =>
  typeof told === 'symbol' || Object(told).asymmetricMatch || Array.isArray(told) ? '' : ` as ${shown(told)}`

function shown(value: unknown): string {
  if (value === undefined) return 'left out'
  if (isMade(value)) return value.title
  const text = JSON.stringify(value)
  return text.length > 60
    ? `of ${typeof value === 'string' ? `${value.length} characters` : `${text.length} bytes`}`
    : text
}
