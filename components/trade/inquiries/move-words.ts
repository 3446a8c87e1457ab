/** What an admin does with an inquiry by hand. */
export type Move = 'processing' | 'quoted' | 'rejected'

const help = 'Saved in the inquiry’s history.'

/** Each step's label, its consequences, and the toast afterwards. */
export const moveWords: Record<Move, { label: string; lead: string; help: string; done: string }> = {
  processing: {
    label: 'Review',
    lead: 'The customer sees that you are working on it. Suppliers can still quote.',
    help,
    done: 'marked as in review.',
  },
  quoted: {
    label: 'Close Quoting',
    lead: 'Suppliers can no longer quote. The customer decides among the quotations received.',
    help,
    done: 'closed for quotes.',
  },
  rejected: {
    label: 'Reject',
    lead: 'The inquiry is closed without an order, open quotations are rejected, and their suppliers are notified. This can’t be undone.',
    help: 'The reason. The customer sees it in the inquiry’s history.',
    done: 'is rejected.',
  },
}
