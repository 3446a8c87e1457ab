import { renderToStaticMarkup } from 'react-dom/server'
import { LongText } from './LongText'

test('a short text is a paragraph, of a long one three lines are shown until it is opened', () => {
  const drawn = (text: string) => renderToStaticMarkup(<LongText>{text}</LongText>)
  expect(drawn('a'.repeat(200))).toBe(`<p dir="auto">${'a'.repeat(200)}</p>`)
  const long = 'a'.repeat(201)
  expect(drawn(long)).toBe(`<details><summary><span dir="auto">${long}</span></summary></details>`)
})
