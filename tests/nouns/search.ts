import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [['GET /api/search?q=flange', null, '401 200 200 200 200 200 200 200']],
}
