/** What an admin does with an inquiry by hand. */
export type Move = 'processing' | 'quoted' | 'rejected'

const help = 'Kept in the history of the inquiry.'

/** Each step's label, its consequences, and the toast afterwards. */
export const moveWords: Record<Move, { label: string; lead: string; help: string; done: string }> = {
  processing: {
    label: 'Take Up',
    lead: 'The inquiry is shown as being worked on. Suppliers can go on quoting.',
    help,
    done: 'is taken up.',
  },
  quoted: {
    label: 'Close Quoting',
    lead: 'Suppliers can no longer quote. The customer decides on the quotations that are there.',
    help,
    done: 'is closed to quoting.',
  },
  rejected: {
    label: 'Decline',
    lead: 'The inquiry is closed without an order, its open quotations are rejected and their suppliers told. This can not be undone.',
    help: 'Why it is declined. The customer reads it in the history of the inquiry.',
    done: 'is declined.',
  },
}
