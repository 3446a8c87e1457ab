import type { LeftOut } from '../../contract/files/files'

/** What a copy leaves out, in words: Not passed on (comments: 1, files: 0): “Break all edges 0.3”. … */
export const leftOutNote = ({ comments, words, attachments, pictures }: LeftOut) =>
  `Not passed on (comments: ${comments}, files: ${attachments}${picturesNote(pictures)})${words.map((text) => ` “${text}”`)}. Say it in the description.`

const picturesNote = (pictures = 0) => (pictures ? `, pictures that can’t be opened: ${pictures}` : '')
