/** What begins a question, and what a notice: its call and its words. */
export const kinds = {
  ask: {
    call: 'POST /api/inquiries/{id}/questions',
    opens: 'Ask a question',
    label: 'Question',
    readers: 'The customer and Jobwork see this. Your company’s name isn’t shown.',
    submit: 'Send question',
    sent: 'Question sent',
  },
  notice: {
    call: 'POST /api/inquiries/{id}/notices',
    opens: 'Tell all suppliers',
    label: 'Notice',
    readers: 'All suppliers that can quote see this. Your company’s name isn’t shown.',
    submit: 'Send notice',
    sent: 'Notice sent',
  },
} as const
