import { query } from '../../core/verb'
import { findQuestion, toQuestion } from './question'

/** One question with its messages. */
export const getQuestion = query('question.list', async (scope, id: number) =>
  toQuestion(await findQuestion(scope, id), scope.viewer),
)
