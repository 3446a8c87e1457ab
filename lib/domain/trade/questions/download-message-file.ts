import { sql } from '../../../infra/db/db'
import { download } from '../../files/files/download'
import { nameFor } from '../../files/files/sides'
import { questionFrom, visibleQuestions } from './question'
import { visibleMessageFiles, visibleMessages } from './visible-messages'

/** An attachment of a message, for those who read the message. */
export const downloadMessageFile = download(
  'question.download',
  (viewer, { id, fileName }) => sql`
    FROM ${questionFrom} JOIN question_messages m ON m.question_id = t.id JOIN files f ON f.message_id = m.id
    WHERE m.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleQuestions(viewer)} AND ${visibleMessages(viewer)}
      AND ${visibleMessageFiles(viewer)}`,
)
