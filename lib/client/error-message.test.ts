import { Problem } from '../contract/core/problem'
import { errorMessage, NetworkError } from './error-message'

const ours = 'Failed to submit quotation'
const server = new Problem('conflict', 'This inquiry is closed')
const overLimit = new Problem('rate_limited', 'You have searched enough. Please wait 5 minutes and try again.')

test.each([
  ['the server gave a reason', server, {}, 'This inquiry is closed'],
  ['the server gave a reason, for an admin', server, { followed: true }, `${ours}: This inquiry is closed`],
  ['a limit was reached', overLimit, {}, 'You have searched enough. Please wait 5 minutes and try again.'],
  ['nobody gave a reason', new Error('a fault of ours'), {}, ours],
  ['the server gave an empty reason', new Problem('internal', ''), { followed: true }, ours],
  ['the line is down', new NetworkError(), {}, `${ours}. ${new NetworkError().message}`],
  ['the line is down, and we have no sentence for it', new NetworkError(), {}, new NetworkError().message, null],
  ['nobody gave a reason, and we have no sentence', new Error(), {}, 'Something went wrong. Please try again.', null],
  ['the line is down, for an admin', new NetworkError(), { followed: true }, `${ours}: ${new NetworkError().message}`],
])('what a person reads when %s', (_, error, options, text, sentence: string | null = ours) => {
  expect(errorMessage(error, sentence ?? undefined, options)).toBe(text)
})

test('a sentence that ends is not ended twice', () => {
  expect(errorMessage(new NetworkError(), 'Please try again.')).toMatch(/^Please try again\. We can’t reach/)
})
