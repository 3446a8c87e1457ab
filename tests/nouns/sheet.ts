import type { z } from 'zod'
import type { Events } from '@/lib/rules/events'
import type { Viewer } from '@/lib/rules/core/permissions'
import type { EventKind } from '@/lib/terms/event-kinds'
import type { MailTopic } from '@/lib/terms/mail-topics'
import type { EntityType } from '@/lib/terms/nouns'
import type { Role } from '@/lib/terms/roles'
import type { Thing } from '@/tests/product/ask'
import type { People, Who } from '@/tests/product/people'

/** What the suites that walk all nouns ask of one: `tests/nouns/<noun>.ts` exports it as `sheet`. */
export type NounSheet = {
  /** Its row in lib/terms/nouns.ts. Absent: it is no thing of which news are told, such as a view. */
  noun?: EntityType
  /** What stands in braces in a call: makes a thing of the customer and the supplier, or of who asks (`own…`). */
  make?: Record<string, Make>
  calls?: Call[]
  /** Its calls that ask to confirm who it is when the sign-in is two hours old. */
  asks?: string[]
  /** Its calls that go on for an admin whose time to add a second factor is over. */
  withoutFactor?: string[]
  /** Its calls that honour an Idempotency-Key. */
  repeated?: RepeatedCall[]
  /** By name what its calls create from a body. */
  fields?: Record<string, Created>
  /** Calls that create something whose fields another suite tries: why, or which. */
  fieldsElsewhere?: Record<string, string>
  /** By name what has states, and who moves it. */
  lives?: Record<string, Life>
  /** Everything that can happen to it. */
  events?: { [K in EventKind]?: Happening<Events[K]> }
  /** What gives each role its fields of a thing, and the schema of all fields. */
  wire?: [name: string, toWire: ToWire, schema: z.ZodObject][]
  /** By the word in paths: the ids of all such things, each with the ids of the companies and people who may know it. */
  owners?: Record<string, () => Promise<Owned[]>>
  lists?: List[]
  /** Its lists that another suite reads: which. */
  listsElsewhere?: Record<string, string>
}

export type Make = (people: People, who: Who) => Promise<number | string>

/**
 * A call, a body that fits, and what it answers to each:
 * nobody · customer · another customer · an unverified customer · supplier · another supplier · an unverified supplier · admin.
 * Things in braces are the customer's and the supplier's. A call that writes says what it leaves in the history, in order.
 */
export type Call = [line: string, body: object | null, statuses: string, leaves?: Left]
export type Left = EventKind[] | { nothing: string }

/** Who makes the call, a body, what another body differs in, and how to count the work. */
export type RepeatedCall = [
  line: string,
  who: Exclude<Who, 'nobody'>,
  body: object,
  other: object,
  count: () => Promise<number>,
]

/**
 * A field when the thing is created:
 * - required: left out, null or empty, the call is refused with an issue on the field
 * - optional: left out, null or empty, it is null in the answer; `list` and `left out: …` are other values than null
 * - set: the server sets it, whatever the body says, to what stands behind it
 * - secret: required, and in no answer
 */
export type Field =
  | [name: string, rule: 'required' | 'optional' | 'secret']
  | [name: string, rule: 'left out', is: unknown]
  | [name: string, rule: 'set', is: (people: People, full: Thing) => unknown]
export type Created = {
  create: string
  by: Exclude<Who, 'nobody'>
  full: (people: People) => Promise<Record<string, unknown>>
  fields: Field[]
}

/** What somebody may do: these moves from these states. Whoever isn't named may never move the thing. */
export type Moves = Partial<Record<string, readonly string[]>>

/** The life of a thing, and how a test brings the thing into a state and moves it. */
export type Life = {
  states: readonly string[]
  /** What the call can say, and the state that this means. */
  moves: Record<string, string>
  /** The call of a move: line and body. */
  call: (id: number, move: string, people: People) => [line: string, body?: object]
  /** What each role may say at all; anything else is 400, or 403 where each move is a call of its own. */
  says: Partial<Record<Who, readonly string[]>>
  callForEach?: true
  /** From which state to where each may move; anything else is 409. */
  may: Partial<Record<Who, Moves>>
  /** Who may make such moves, but finds no such thing: 404. Everybody else is 403. */
  strangers: readonly Who[]
  make: (people: People) => Promise<number>
  /** As what the history keeps its changes. */
  entityType: EntityType
  put: (id: number, state: never) => Promise<unknown>
  stateOf: (id: number) => Promise<string>
}

/** Who hears: the customer and the supplier of the story, a supplier with a matching process, an admin, and one who has no part in it. */
export type Told = ('customer' | 'supplier' | 'matching' | 'admin' | 'other')[]
/** An event: data for its sentences, whom the bell tells, and the topic under which it is mailed. */
export type Happening<E> = { data: E; mail?: MailTopic } & (
  | { tells: Told }
  /** Who hears depends on the data: what differs from `data`, and who hears then. */
  | { cases: [facts: Partial<E>, tells: Told][] }
)

type ToWire = (row: never, viewer: Viewer) => object

export type Owned = { id: number } & Record<string, unknown>

/** A list, read by one whose things it holds. */
export type List = {
  path: string
  who: Role
  /** A filter that everything fits which `grow` makes. */
  all: string
  /** A filter that nothing of it fits. A list without filters has none. */
  none?: string
  /** Makes one more thing in the list, which a search for the mark finds. */
  grow: (people: Record<Role, Viewer>, mark: string) => Promise<void>
  /** Roles that read the list, but have nothing in it. */
  notFor?: Role[]
}
