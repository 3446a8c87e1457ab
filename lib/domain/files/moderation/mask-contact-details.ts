import { contactIn, mask, type Find } from '../../../rules/files/contact'
import type { Viewer } from '../../../rules/core/permissions'
import type { MaskedTexts } from '../../../rules/files/masked-texts'
import type { WriteScope } from '../../core/verb'
import { holdForReview } from './hold-for-review'
import { partiesOf } from './parties'
import { lockMasked, withText, writeMasked, type WithTexts } from './masked-column'

type Scope = Pick<WriteScope, 'rows' | 'tx'> & { viewer: Viewer | null }

type Guarded = {
  entityType: WithTexts
  entityId: number
  /** By field; what is absent was not written. */
  texts: Record<string, string | null | undefined>
  /** Who reads a masked copy: the roles on the other side of the author. */
  readers: readonly ('customer' | 'supplier')[]
  /** The accounts that must not be named. */
  parties: readonly (number | null)[]
  /** The viewer unless told: a job has none. */
  authorId?: number
  /** The masked texts as they were read; null spares a statement. */
  masked?: MaskedTexts
}

/**
 * Looks for contact details in texts that the other side reads, in the transaction that wrote them. What is found is
 * masked for the other side and held for an admin. Answers the masked texts of the thing.
 */
export async function maskContactDetails(scope: Scope, guarded: Guarded): Promise<MaskedTexts> {
  const { entityType, entityId, texts, readers } = guarded
  const written = Object.entries(texts).filter(([, text]) => text !== undefined)
  const parties = written.some(([, text]) => text) ? await partiesOf(scope, guarded.parties) : []
  const found = written.map(([field, text]) => ({ field, text: text ?? '', finds: contactIn(text ?? '', parties) }))
  if (!Object.keys(guarded.masked ?? {}).length && found.every(({ finds }) => !finds.length)) return null

  const released = await releasedTexts(scope, entityType, entityId)
  const masked = await lockMasked(scope, entityType, entityId)
  let next = masked
  for (const { field, text, finds } of found) {
    const decided = released.find((review) => review.field === field && review.text === text)
    const copy = finds.length ? (decided ? decided.masked : mask(text, finds)) : null
    // The text of before may have been of another author, for other readers.
    next = withText(withText(next, ['customer', 'supplier'], field, null), readers, field, copy)
    if (finds.length && !decided) {
      const held = { entityType, entityId, field, found: kindsIn(finds), text, masked: copy }
      await holdForReview(scope, { ...held, authorId: guarded.authorId })
    }
  }
  await forgetHeld(scope, entityType, entityId, clean(found))
  if (JSON.stringify(next) !== JSON.stringify(masked)) await writeMasked(scope, entityType, entityId, next)
  return next
}

/** The kinds of what was found, each once. */
export const kindsIn = (finds: Find[]) => [...new Set(finds.map(({ kind }) => kind))]

const clean = (found: { field: string; finds: Find[] }[]) =>
  found.filter(({ finds }) => !finds.length).map(({ field }) => field)

const releasedTexts = ({ tx }: Scope, entityType: WithTexts, entityId: number) =>
  tx.review.findMany({ where: { entityType, entityId, state: 'released' } })

/** A text that holds nothing any more needs no decision. */
const forgetHeld = ({ tx }: Scope, entityType: WithTexts, entityId: number, fields: string[]) =>
  tx.review.deleteMany({ where: { entityType, entityId, field: { in: fields }, state: 'held' } })
