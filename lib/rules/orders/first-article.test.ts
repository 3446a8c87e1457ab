import { awaitsFirstArticle, needsFirstArticle, whyNotOpen } from './first-article'

const asked = { askedAt: '2026-11-26T18:30:00.000Z', note: null }

test('production waits until a required first article is accepted or waived, and a sentence says for what', () => {
  expect(whyNotOpen({ ...asked, state: 'missing', askedAt: null })).toBe(
    'The first article comes first: measure it or attach its report',
  )
  expect(whyNotOpen({ ...asked, state: 'asked' })).toBe('The first article waits for acceptance since 27 Nov 2026')
  expect(whyNotOpen({ ...asked, state: 'rejected', note: 'The bore is 25.3 mm' })).toBe(
    'The first article was rejected: The bore is 25.3 mm',
  )
  for (const state of ['missing', 'asked', 'rejected'] as const)
    expect(awaitsFirstArticle({ ...asked, state })).toBe(true)
  for (const open of [null, { ...asked, state: 'accepted' as const }, { ...asked, state: 'waived' as const }]) {
    expect(whyNotOpen(open)).toBeNull()
    expect(awaitsFirstArticle(open)).toBe(false)
  }
})

test('work may be prepared and stopped before', () => {
  expect((['pending', 'started', 'issues'] as const).filter(needsFirstArticle)).toEqual([])
  expect((['in_progress', 'quality_check', 'completed'] as const).every(needsFirstArticle)).toBe(true)
})
