import { NetworkError } from '@/lib/client/error-message'
import { LocalFault } from '@/lib/client/local-fault'
import { invalid, Problem } from '@/lib/contract/core/problem'
import { statusOf, type ProblemCode } from '@/lib/contract/core/problem-codes'
import { sayOf } from '@/lib/terms/words/words-of'
import { failureInWords, type Asked } from './refusal'

const said = (language: 'en' | 'hi' | 'mr', asked: Asked, error: unknown) =>
  failureInWords(sayOf(language), language, asked, error)

test('in English the server’s own sentence stands, in Hindi and Marathi one for the code, the act and the field', () => {
  const missing = new Problem('conflict', 'Not complete yet: packing photo is missing', [
    { path: 'documents.packing_photo', message: 'Packing photo is missing' },
  ])
  expect(said('en', 'status', missing)).toBe('Not complete yet: packing photo is missing')
  expect(said('hi', 'status', missing)).toBe('अभी पूरा नहीं हुआ: ज़रूरी डॉक्यूमेंट बाकी हैं।')
  const sentence = 'The first article comes first: measure it or attach its report'
  const first = new Problem('conflict', sentence, [{ path: 'documents.first_article', message: sentence }])
  expect(said('en', 'status', first)).toBe(sentence)
  expect(said('hi', 'status', first)).toBe('पहला पीस मंज़ूर होने के बाद ही आगे का काम खुलेगा।')
  expect(said('mr', 'status', new Problem('conflict', 'x'))).toBe('दरम्यान कोणीतरी हा जॉब बदलला. पुन्हा बघा.')
  expect(said('hi', 'heat', new Problem('conflict', 'Heat A1 is on this order already'))).toBe(
    'यह हीट इस जॉब पर पहले से है।',
  )
  expect(said('hi', 'report', invalid('lotSize', 'How many pieces are in the lot?'))).toContain('पीस की संख्या नहीं')
  expect(said('hi', 'problem', invalid('quantity', 'At most 4 pieces'))).toBe('जॉब में इतने पीस नहीं हैं।')
  expect(said('hi', 'report', new NetworkError())).toBe('नापने के लिए नेट चाहिए।')
  expect(said('mr', 'photo', new LocalFault('phoneFull', 'This phone is full'))).toContain('फोनमध्ये जागा नाही')
})

test('every code of the server is said in Devanagari, and no English sentence comes through', () => {
  for (const code of Object.keys(statusOf) as ProblemCode[])
    for (const language of ['hi', 'mr'] as const) {
      const words = said(language, 'status', new Problem(code, 'An English sentence', [{ path: 'x', message: 'y' }]))
      expect([code, words]).toEqual([code, expect.stringMatching(/[\u0904-\u0939]/)])
      expect(words).not.toMatch(/[A-Za-z]{3}/)
    }
})
