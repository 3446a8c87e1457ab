import { Note } from '@/lib/contract'
import { toNote } from '@/lib/domain/core/notes/note'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { instant, whole } from './support/fields'
import { idOf } from './support/id-of'

const note = { entityType: 'inquiry', entityId: '{inquiry}', text: 'Call them' }
const ofNote = { noteId: 1, entityType: 'workorder', entityId: 7, name: 'Flange', accountId: 5 } as const

export const sheet: NounSheet = {
  make: {
    note: (p) => idOf(make.note(p.admin)),
  },
  calls: [
    ['GET /api/notes?entityType=inquiry&entityId=1', null, '401 403 403 403 403 403 403 200'],
    ['POST /api/notes', note, '401 403 403 403 403 403 403 201', ['note.added']],
    ['DELETE /api/notes/{note}', null, '401 403 403 403 403 403 403 204', ['note.removed']],
  ],
  repeated: [['POST /api/notes', 'admin', note, { text: 'Another' }, () => db().note.count()]],
  fields: {
    Note: {
      create: 'POST /api/notes',
      by: 'admin',
      full: async ({ customer }) => ({
        entityType: 'account',
        entityId: customer.id,
        text: 'Pays late, <b>calls</b> help',
      }),
      fields: [
        ['id', 'set', whole],
        ['entityType', 'required'],
        ['entityId', 'required'],
        ['text', 'required'],
        ['authorId', 'set', (people) => people.admin.member.id],
        ['authorName', 'set', (people) => people.admin.contactName],
        ['createdAt', 'set', instant],
      ],
    },
  },
  events: {
    'note.added': {
      data: { ...ofNote, authorName: 'Asha Rao', mentioned: [] },
      mail: 'team',
      cases: [
        [{}, ['admin']],
        [{ mentioned: [] }, []],
      ],
    },
    'note.removed': {
      data: { ...ofNote, entityType: 'machine', name: 'VMC 850' },
      tells: [],
    },
  },
  wire: [['a note', toNote, Note]],
  owners: {
    notes: () => db().note.findMany({ select: { id: true, authorId: true } }),
  },
  listsElsewhere: {
    '/api/notes': 'notes.test',
  },
}
