import { assign } from '@/components/core/team/assign'
import type { ListView } from '@/components/ui/screen/useList'
import { call } from '@/lib/client/call'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { displayId } from '@/lib/terms/nouns'
import { onceEach, processChoices } from './query'

const processes = () =>
  call('GET /api/processes', { ...processChoices, status: 'approved' }).then(({ items }) => onceEach(items))

/** What an admin does with several inquiries. */
export const inquiryBulk: ListView<Inquiry>['bulk'] = {
  noun: ['inquiry', 'inquiries'],
  acts: [
    assign('inquiry'),
    {
      act: 'inquiry.process',
      label: 'Set process',
      of: 'Set process of',
      done: 'updated',
      question: {
        name: 'processId',
        label: 'Process',
        help: 'Suppliers that offer it are notified.',
        options: processes,
      },
    },
  ],
  choiceOf: ({ id }) => ({ id, name: displayId('inquiry', id) }),
}
