import type { FirstArticle, FirstArticleState } from '../../contract/orders/first-article'
import type { WorkorderStatus } from '../../contract/orders/workorders'
import { date } from '../../terms/format'
import type { Tone } from '../../terms/tone'

/** How each state is shown. */
export const firstArticleStates: Record<FirstArticleState, { label: string; tone: Tone }> = {
  missing: { label: 'Missing', tone: 'warning' },
  asked: { label: 'Waits for acceptance', tone: 'decision' },
  rejected: { label: 'Rejected', tone: 'danger' },
  accepted: { label: 'Accepted', tone: 'success' },
  waived: { label: 'Waived', tone: 'neutral' },
}

/** What an order doesn't become before its first article is accepted or waived. */
const afterFirstArticle: readonly WorkorderStatus[] = ['in_progress', 'quality_check', 'completed']

type Asked = Pick<FirstArticle, 'state' | 'askedAt' | 'note'> | null

/** Whether an order waits for its first article: one is required, and neither accepted nor waived. */
export const awaitsFirstArticle = (firstArticle: Asked) =>
  firstArticle !== null && firstArticle.state !== 'accepted' && firstArticle.state !== 'waived'

/** Whether a move to this status needs the first article. */
export const needsFirstArticle = (to: WorkorderStatus) => afterFirstArticle.includes(to)

/** Why production isn't open, in a sentence; null when it is. */
export function whyNotOpen(firstArticle: Asked): string | null {
  switch (firstArticle?.state) {
    case 'missing':
      return 'The first article comes first: measure it or attach its report'
    case 'asked':
      return `The first article waits for acceptance since ${date(firstArticle.askedAt!)}`
    case 'rejected':
      return `The first article was rejected: ${firstArticle.note}`
    default:
      return null
  }
}
