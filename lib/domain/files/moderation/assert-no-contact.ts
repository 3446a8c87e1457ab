import { invalid } from '../../../contract/core/problem'
import { contactIn, type Party } from '../../../rules/files/contact'
import { foundKinds } from '../../../terms/moderation'

/** 400 for contact details in a text that the other side reads at once: by its field, with what was found. */
export function assertNoContact(field: string, text: string, parties: readonly Party[]) {
  const [found] = contactIn(text, parties)
  if (!found) return
  const hint = found.kind === 'phone' ? '; if it is a part number, write “part no” before it' : ''
  throw invalid(field, `This looks like ${foundKinds[found.kind]}: ${found.text}. Leave contact details out${hint}.`)
}
