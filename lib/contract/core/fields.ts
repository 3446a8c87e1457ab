import { z } from 'zod'
import { daysUntil } from '../../terms/format'
import { isForeignLocalPart, MAILBOX, oneMailbox } from './mailbox'

/** The maximum lengths of texts. */
export const NAME_MAX = 200
export const TEXT_MAX = 5000

const tooLong = (max: number) => `At most ${max.toLocaleString('en-IN')} characters`
/** Texts of at most so many characters have one line: names, models, phone numbers, file names. */
const ONE_LINE_MAX = 255

/** Embeddings, overrides and isolates of direction: with them a text shows other than it is, `invoice\u202Efdp.exe`. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g
/** In one Unicode form, so that equal texts are equal: a Mac types é as two characters. */
const oneForm = (text: string) => text.normalize('NFC').replace(DIRECTION, '')

/**
 * A text as one line: white space and control characters become a blank, controls of direction go, and letters are in one Unicode form. Joiners of Indian
 * scripts and emoji stay, and so does NUL, which `plain` refuses.
 */
export const oneLine = (text: string) =>
  oneForm(text)
    .replace(/[\s\u0001-\u001F\u007F-\u009F]+/g, ' ')
    .trim()

const cleanedTo = (max: number) => (max > ONE_LINE_MAX ? oneForm : oneLine)

/** In one Unicode form, without controls of direction and NUL, which PostgreSQL can't store. */
export const plain = (schema: z.ZodString) =>
  schema.overwrite(oneForm).refine((v) => !v.includes('\0'), 'This text has a character that can’t be saved')

/** A required text; the message also covers a missing value or another type. */
export const requiredText = (message: string, max = NAME_MAX, min = 1) =>
  plain(z.string({ error: message }).overwrite(cleanedTo(max)).trim().min(min, message).max(max, tooLong(max)))

/** A text that may be absent; empty means null, a missing key stays missing. */
export const optionalText = (max = NAME_MAX) =>
  plain(z.string().overwrite(cleanedTo(max)).trim().max(max, tooLong(max)))
    .nullish()
    .transform((v) => (v === undefined ? undefined : v || null))

// Unions would be shorter, but a form shows the message of their first branch.
const emptyIsNull = (v: unknown) => (v === '' ? null : v)
const digits = /^\s*-?\d{1,15}(\.\d{1,6})?\s*$/

/** A whole number as JSON number or as the digits of a form field. */
export const wholeNumber = (message: string) =>
  z.preprocess(
    (v) => (typeof v === 'string' && digits.test(v) ? Number(v) : v),
    z.number({ error: message }).int('Enter a whole number').max(2_147_483_647, 'This number is too large'),
  )

/** A positive whole number. */
export const positiveNumber = (message: string) => wholeNumber(message).pipe(z.number().min(1, message))

/** A positive whole number up to `max`; an empty form field is null. */
export const optionalNumber = (max: number, message: string) =>
  z.preprocess(emptyIsNull, positiveNumber(message).pipe(z.number().max(max, message)).nullish())

/** A whole number from 0; an empty form field is null. */
export const optionalCount = (message: string) =>
  z.preprocess(emptyIsNull, wholeNumber(message).pipe(z.number().min(0, message)).nullish())

/** A reference to another thing; an empty form field is null. */
export const optionalId = z.preprocess(emptyIsNull, positiveNumber('Choose one from the list').nullish())
export const requiredId = (message: string) => positiveNumber(message)

const Instant = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const isInstant = (v: string) => Instant.safeParse(v).success

/** A date or date-time, ISO 8601 in, ISO 8601 UTC out; an empty form field is null. */
export const optionalDate = z
  .preprocess(
    emptyIsNull,
    z
      .string({ error: 'Enter a date' })
      .refine(isInstant, 'Enter a date')
      .nullish()
      .transform((v) => (v ? new Date(v).toISOString() : v)),
  )
  .describe('A date or date-time, ISO 8601')

/** A day to come, today at the earliest by India's calendar. */
export const optionalDayAhead = optionalDate
  .refine((iso) => !iso || daysUntil(iso, Date.now()) >= 0, 'Choose today or a later date')
  .describe('A date or date-time, ISO 8601, today (IST) or later')

const FOREIGN_LOCAL_PART = 'We can’t send mail to letters other than a–z before the @'

/** Email addresses are kept in one form, by which they compare: see `oneMailbox`. */
export const emailAddress = (message = 'Invalid email format') =>
  z.preprocess(
    (v) => (typeof v === 'string' ? oneMailbox(v) : v),
    z
      .email({
        pattern: MAILBOX,
        error: ({ input }) => (typeof input === 'string' && isForeignLocalPart(input) ? FOREIGN_LOCAL_PART : message),
      })
      .max(NAME_MAX, tooLong(NAME_MAX)),
  )

/** A password to compare with the stored hash. */
export const givenPassword = (message: string) => z.string({ error: message }).min(1, message).max(1000, tooLong(1000))

/** At most 72 bytes: bcrypt ignores the rest. */
export const newPassword = (message: string) =>
  z
    .string({ error: message })
    .min(6, message)
    .refine((v) => new TextEncoder().encode(v).length <= 72, 'Password must be at most 72 bytes')
    .describe('At most 72 bytes')

/** Instants on the wire. */
export const instant = z.iso.datetime()
export const nullable = { text: z.string().nullable(), instant: instant.nullable(), id: z.int().nullable() }

/** Why an admin refuses a thing. */
export const rejection = z.object({ reason: optionalText(TEXT_MAX) }).prefault({})

/** An entry of a thing's history. A name is included only where the reader may know it. */
export const HistoryEntry = z.object({
  kind: z.string(),
  from: nullable.text,
  to: nullable.text,
  note: nullable.text,
  actorRole: z.enum(['customer', 'supplier', 'admin']).nullable(),
  actorName: z.string().nullable().optional(),
  actorPerson: z.string().nullable().optional().describe('The person of the company who did it; null in older entries'),
  progress: z
    .object({ doneQuantity: z.int().nullable(), expectedDate: nullable.instant })
    .optional()
    .describe('With `workorder.progressed`: what it was then'),
  revision: z.int().optional().describe('With `inquiry.revised`: the new one'),
  dueDate: instant.optional().describe('With a change of the due date of an order: the day in question'),
  doneAt: instant.optional().describe('With `workorder.statusChanged` from a device without a line: when it was done'),
  createdAt: instant,
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** What the other side reads instead of a field's text. */
export const othersRead = z
  .record(z.string(), z.string())
  .nullable()
  .optional()
  .describe('By field, the text that the other side sees, with contact details masked; absent for the other side')

/** How many notes admins wrote about it. */
export const noteCount = z.int().optional().describe('Notes of admins about it; absent for others')

/** The admin who looks after a case. */
export const ofOwner = {
  ownerId: nullable.id.optional().describe('The admin who owns it; null: all admins. Absent for others'),
  ownerName: nullable.text.optional().describe('For admins'),
}

/** Who is to look after a case. */
export const OwnerForm = z.object({ ownerId: requiredId('Choose an admin, or null for nobody').nullable() })
