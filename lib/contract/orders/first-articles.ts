import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { optionalDate, optionalText, requiredText } from '../core/fields'
import { Workorder } from './workorders'

const NOTE_MAX = 500
/** A rejection, and the acceptance of a report that failed, say why in so many characters. */
export const REASON_MIN = 10
export const REASON_WANTED = `Say why in at least ${REASON_MIN} characters`

export const AcceptFirstArticleForm = z.object({ note: optionalText(NOTE_MAX) })
/** With a reason. */
export const FirstArticleReasonForm = z.object({ note: requiredText(REASON_WANTED, NOTE_MAX, REASON_MIN) })

const askedAt = optionalDate.describe('The time of the first article that you have seen')

export const firstArticles = {
  accept: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/first-article/accept',
    summary: 'Accept the first article',
    note: 'The newest report or file. Production opens. One that failed is accepted with a note of at least 10 characters. With `askedAt` it is refused when a newer one has come: 409.',
    params: idParam,
    body: AcceptFirstArticleForm.extend({ askedAt }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/first-article/reject',
    summary: 'Reject the first article',
    note: 'The newest report or file. The supplier sees the note and brings a new one.',
    params: idParam,
    body: FirstArticleReasonForm.extend({ askedAt }),
    answer: Workorder,
    refuses: ['conflict'],
  }),
}
